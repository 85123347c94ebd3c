import type { BrowserContext } from 'playwright'

import { UNSUPPORTED_APIS } from '../../scripts/lint/unsupported-apis.mjs'

/** APIs that Playwright itself calls in a page. */
const ASKED_BY_PLAYWRIGHT = ['checkVisibility', 'canParse', 'parse']

export const takenNames = UNSUPPORTED_APIS.filter(({ isOptional }) => !isOptional).map(({ of, names }) => ({
  of,
  names: names.filter((name) => !ASKED_BY_PLAYWRIGHT.includes(name)),
}))

/** Removes from each page, before its own scripts run, the APIs that decision 152 forbids. The studio keeps them. */
export const removeUnsupportedApis = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((unsupported) => {
    if (location.pathname.startsWith('/studio')) return
    for (const { of, names } of unsupported) {
      const owner = of
        .split('.')
        .reduce<unknown>((at, part) => Reflect.get(Object(at) as object, part), globalThis)
      // the page of an address that cannot be reached has less
      for (const name of names) Reflect.deleteProperty(Object(owner) as object, name)
    }
  }, takenNames)
