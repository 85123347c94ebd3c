import type { CDPSession, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { useSite } from '../support/site.ts'

/** The phone by which the goals are measured: 412 px wide, two pixels each. */
const site = useSite({}, { deviceScaleFactor: 2, isMobile: true })

const SMALL = '/menu/la-esquina/Delivery'
const LARGE = '/menu/mercado-grande/Pasar%20a%20buscar'

type Fetched = { readonly url: string; readonly type: string; bytes: number }

/** What a page fetches from now on, in bytes as they come over the line. */
async function watchLine(page: Page): Promise<Map<string, Fetched>> {
  const line: CDPSession = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const fetched = new Map<string, Fetched>()
  line.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
    fetched.set(requestId, { url: request.url, type, bytes: 0 }),
  )
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  return fetched
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Loaded pictures of prepared sizes, and how many times the pixels of its place each file has. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')]
      .filter(({ complete, currentSrc }) => complete && currentSrc !== '')
      .map(({ currentSrc, clientWidth }) => {
        const width = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1])
        return { currentSrc, times: (width / (clientWidth * devicePixelRatio)) ** 2 }
      }),
  )

/** Elements that React keeps in step, the server's HTML of lists left out. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactFiber')),
      ).length,
  )

const stateLength = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="application/json"]')?.textContent.length ?? 0)

describe.each([
  ['60 plates', SMALL, { scripts: 150_000, all: 340_000 }],
  ['1,000 plates', LARGE, { scripts: 155_000, all: 390_000 }],
])('the first visit of a menu of %s', (_, path, most) => {
  test('fetches few files, no data twice and no pixel that the phone does not show', async () => {
    const page = await site.open('/robots.txt')
    const line = await watchLine(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const files = [...line.values()]
    const scripts = files.filter(({ type }) => type === 'Script')
    expect(scripts.length).toBeLessThanOrEqual(10)
    expect(sum(scripts.map(({ bytes }) => bytes))).toBeLessThan(most.scripts)
    expect(sum(files.map(({ bytes }) => bytes))).toBeLessThan(most.all)
    expect(await stateLength(page)).toBeLessThan(20_000)
    expect(await kept(page)).toBeLessThan(200)
    const shown = await pictures(page)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ times }) => times > 1.2)).toEqual([])
  })

  test('shows its text before the brand’s font, which breaks no line anew when it comes', async () => {
    const page = await site.open('/robots.txt')
    await page.addInitScript(() => {
      const moved: string[] = []
      // the text that moved once all of the page is there and its font may come
      Object.assign(window, { moved, since: Infinity })
      new PerformanceObserver(() => Object.assign(window, { isPainted: true })).observe({
        type: 'paint',
        buffered: true,
      })
      type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
      type Shift = PerformanceEntry & { sources: Source[] }
      new PerformanceObserver((list) => {
        for (const { node, previousRect, currentRect } of (list.getEntries() as Shift[])
          .filter(({ startTime }) => startTime >= (window as unknown as { since: number }).since)
          .flatMap(({ sources }) => sources))
          if (Math.abs(previousRect.y - currentRect.y) >= 1) moved.push(node?.textContent ?? '')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let letCome = () => Promise.resolve()
    await page.route('**/fonts/**', (route) => {
      letCome = () => route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => 'isPainted' in window)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    await page.waitForLoadState('domcontentloaded')
    await page.evaluate(() => Object.assign(window, { since: performance.now() }))
    await letCome()
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn))
      })
    })
    const loaded = await page.evaluate(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
    )
    expect(loaded).toBeGreaterThan(0)
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  })
})
