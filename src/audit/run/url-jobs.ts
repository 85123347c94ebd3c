import type { AuditMode } from '#generated/audit.ts'
import { settle } from '#preview/reach.ts'
import type { Job } from './job.ts'

/** Pages of any storefront by address, in each mode and width. */
export function urlJobs(
  urls: readonly string[],
  modes: readonly AuditMode[],
  widths: readonly number[],
): Job[] {
  return urls.flatMap((url) => {
    const { host, pathname, search, hash } = new URL(url)
    const state = `${pathname}${search}${hash}`
    return modes.flatMap((mode) =>
      widths.map((width): Job => ({
        tenant: host === '' ? 'file' : host,
        screen: 'page',
        state,
        title: state,
        mode,
        width,
        async lead(page) {
          const answer = await page.goto(url)
          if (answer && answer.status() >= LOWEST_ERROR) throw new Error(`${url}: ${answer.status()}`)
          await settle(page)
        },
      })),
    )
  })
}

/** Error pages are not audited. @source HTTP */
const LOWEST_ERROR = 400
