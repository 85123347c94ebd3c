import type { Page } from 'playwright'
import type { TestContext } from 'vitest'

/** How long a page of a failed test is asked what it shows. @units milliseconds */
const ASKED_MS = 3000

/** Of a long page its beginning is enough. @units characters */
const MOST_TEXT = 4000

/** Adds to the message of a failed test what its pages showed: where they were, whether they still drew, and their texts. */
export async function tellPages({ task }: TestContext, pages: readonly Page[]): Promise<void> {
  const [error] = task.result?.errors ?? []
  if (task.result?.state !== 'fail' || error === undefined) return
  const shown = await Promise.all(pages.filter((page) => !page.isClosed()).map(look))
  error.message = [error.message, ...shown].join('\n')
}

async function look(page: Page): Promise<string> {
  const drawn = page.evaluate(
    () =>
      new Promise<string>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done('draws')))
      }),
  )
  const state = await within(drawn, 'draws no more')
  const texts = await within(page.locator('body').ariaSnapshot(), 'its texts could not be read')
  return `Page ${page.url()} ${state}:\n${texts.slice(0, MOST_TEXT)}`
}

const within = (asked: Promise<string>, otherwise: string): Promise<string> =>
  Promise.race([
    asked.catch(() => otherwise),
    new Promise<string>((done) => {
      setTimeout(() => done(otherwise), ASKED_MS).unref()
    }),
  ])
