// Measures how long an edit takes from its saving until it stands in an open page of `npm run dev`; prints a table.
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/go/find-browser.mjs'
import { startCopy } from '../scripts/dev/start-copy.mjs'

const ROUNDS = 10
const MENU = '/menu/la-esquina/take-away'
const SEARCH_BOX = 'src/ui/patterns/search-box.tsx'
const PRICE = /("name": "Provoleta al hierro"[\s\S]*?"price": )\d+/

/** Each edit by its round, and what the page shows then. */
const EDITS = [
  {
    what: 'a component',
    file: SEARCH_BOX,
    change: (text, round) => text.replace(/placeholder=\{.*\}/, `placeholder={label + ' ${round}'}`),
    isShown: (round) => document.querySelector('input[type=search]')?.placeholder.endsWith(` ${round}`),
  },
  {
    what: 'a text',
    file: 'src/messages/menu.ts',
    change: (text, round) =>
      text.replace(/'menu.highlights': '.*'/, `'menu.highlights': 'Lo mejor ${round}'`),
    isShown: (round) => document.body.textContent.includes(`Lo mejor ${round}`),
  },
  {
    what: "a tenant's colour",
    file: 'tenants/la-esquina/theme.json',
    change: (text, round) =>
      text.replace(/("mainBackgroundColorLight": ")[^"]*/, `$1#fbf6${(16 + round).toString(16)}`),
    isShown: (round) => getComputedStyle(document.body).backgroundColor === `rgb(251, 246, ${16 + round})`,
  },
  {
    what: 'a price of a menu',
    file: 'tenants/la-esquina/menu.json',
    change: (text, round) => text.replace(PRICE, `$1${777_000 + round * 100}`),
    isShown: (round) => document.body.textContent.includes(`7.77${round}`),
  },
]

const copy = await startCopy(['la-esquina'])
const { executablePath } = findBrowser()
const browser = await chromium.launch({ executablePath })
try {
  for (const { what, file, change, isShown } of EDITS) {
    const page = await browser.newPage()
    await page.goto(copy.url + MENU, { waitUntil: 'networkidle' })
    const took = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const saved = performance.now()
      copy.edit(file, (text) => change(text, round))
      await page.waitForFunction(isShown, round)
      took.push(performance.now() - saved)
      await page.waitForLoadState('networkidle')
      // file watchers merge two changes within 50 ms
      await setTimeout(200)
    }
    took.sort((a, b) => a - b)
    console.log(
      `${what.padEnd(18)} median ${Math.round(took[ROUNDS / 2])} ms, longest ${Math.round(took.at(-1))} ms`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await copy.stop()
}
