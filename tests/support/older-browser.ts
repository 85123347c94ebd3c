import type { BrowserContext } from 'playwright'

import { YOUNG_NAMES } from '../../scripts/lint/young-names.mjs'

/** What Playwright itself asks in a page. */
const ASKED_BY_PLAYWRIGHT = ['checkVisibility', 'canParse', 'parse']

export const takenNames = YOUNG_NAMES.map(({ of, names }) => ({
  of,
  names: names.filter((name) => !ASKED_BY_PLAYWRIGHT.includes(name)),
}))

/** Takes from each page what the browsers of decision 152 have not, before all of its own. The studio keeps it. */
export const takeYoungNames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((young) => {
    if (location.pathname.startsWith('/studio')) return
    for (const { of, names } of young) {
      const owner = of
        .split('.')
        .reduce<unknown>((at, part) => Reflect.get(Object(at) as object, part), globalThis)
      // the page of an address that cannot be reached has less
      for (const name of names) Reflect.deleteProperty(Object(owner) as object, name)
    }
  }, takenNames)
