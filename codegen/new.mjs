import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ScaffoldError } from './scaffold/names.mjs'
import { scaffold } from './scaffold/scaffold.mjs'

const [kind, name] = process.argv.slice(2)
try {
  const { written, next } = scaffold(join(dirname(fileURLToPath(import.meta.url)), '..'), kind, name)
  console.log(
    ['Written:', ...written.map((path) => `  ${path}`), 'Next:', ...next.map((step) => `  ${step}`)].join(
      '\n',
    ),
  )
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
