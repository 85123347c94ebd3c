import type { Page } from 'playwright'

/** From its next load on, the device has Argentina an hour later than it is, as with zones of before a change. */
export async function giveOldZones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, [locale, options]) =>
        Reflect.construct(format, [
          locale,
          options?.timeZone === 'America/Argentina/Buenos_Aires'
            ? { ...options, timeZone: 'America/Noronha' }
            : options,
        ]),
    })
  })
}
