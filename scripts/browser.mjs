// Tells people which browser the tests would use, and installs one where there is none.
import process from 'node:process'
import { findBrowser } from './go/find-browser.mjs'

try {
  console.log(findBrowser({ install: true }).found)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
