import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import { isLive } from '#platform/is-live.ts'
import { borrowBrowser } from './borrow-browser.ts'
import { removeUnsupportedApis } from './older-browser.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'
import { DINER_COOKIE } from '../server/support/test-app.ts'
import { tellPages } from './tell-pages.ts'

export const PHONE = { width: 412, height: 823 }
export const DESKTOP = { width: 1280, height: 800 }

export type OpenOptions = BrowserContextOptions & {
  /** faults of the browser that this test provokes; everything else in the console fails the test */
  expected?: readonly RegExp[]
  /** keeps what older browsers have not: for what runs in a browser of its own, as the audit does */
  ofToday?: boolean
}

const [name = '', value = ''] = DINER_COOKIE.split('=')
const cookie = { name, value, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false }

/** The device that orders made by tests come from. */
export const DINER: OpenOptions = {
  storageState: { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [] },
}

/** The product and a browser for the tests of one file. */
export type Site = {
  /** the running server; only inside of tests */
  readonly server: TestServer
  /** A page in a browser context of its own: another device. The rest of the test's pages come from `page.context()`. */
  open(path: string, options?: OpenOptions): Promise<Page>
}

/**
 * Starts server and browser before the tests of a file and ends them after; after each test its pages are closed,
 * and anything their consoles said was wrong fails the test.
 *
 * @param device - what every page has unless it is told otherwise
 */
export function useSite(options: TestServerOptions = {}, device: OpenOptions = {}): Site {
  let server: TestServer | undefined
  let browser: Browser | undefined
  let contexts: BrowserContext[] = []
  let faults: string[] = []

  beforeAll(async () => {
    const [started, launched] = await Promise.allSettled([startTestServer(options), borrowBrowser()])
    if (started.status === 'fulfilled') server = started.value
    if (launched.status === 'fulfilled') browser = launched.value
    for (const one of [started, launched]) if (one.status === 'rejected') throw one.reason
  })
  afterAll(async () => {
    await server?.stop()
  })
  afterEach(async (test) => {
    await tellPages(
      test,
      contexts.flatMap((context) => context.pages()),
    )
    await Promise.all(contexts.map((context) => context.close()))
    const found = faults
    contexts = []
    faults = []
    expect(found, 'the browser console').toEqual([])
  })

  const running = (): TestServer => {
    if (server === undefined) throw new Error('The server runs only while tests do')
    return server
  }
  return {
    get server() {
      return running()
    },
    async open(path, { expected = [], ofToday = false, ...contextOptions } = {}) {
      if (browser === undefined) throw new Error('The browser runs only while tests do')
      const context = await browser.newContext({
        baseURL: running().url,
        viewport: PHONE,
        locale: 'es-AR',
        reducedMotion: 'reduce',
        // What a worker answers, a test cannot intercept; tests of the worker allow it.
        serviceWorkers: 'block',
        ...device,
        ...contextOptions,
      })
      contexts.push(context)
      context.setDefaultTimeout(MINUTE_MS)
      // the page's time is the server's; its timers run as always
      await context.clock.setFixedTime(running().time.now)
      // after the clock, which brings some of them along
      if (!ofToday) await removeUnsupportedApis(context)
      context.on('page', (page) =>
        watch(page, (fault) => expected.some((one) => one.test(fault)) || faults.push(fault)),
      )
      if (contextOptions.javaScriptEnabled !== false) context.on('page', waitForProgram)
      answerWhileOpen(context, context)
      context.on('page', (page) => answerWhileOpen(page, context))
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
  }
}

const IS_THERE = `(${isLive.toString()})(document.documentElement)`

/**
 * A page that a test goes to is there once its program is: what is done before takes other ways, which have tests of their
 * own. With `waitUntil` a test says itself what it waits for.
 */
function waitForProgram(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  // asked from here, since the page's own time may stand still, and anew, since it may lead on by itself; one that was
  // closed is waited for no longer
  const isThere = () => page.evaluate<boolean>(IS_THERE).catch(() => page.isClosed())
  const program = async () => {
    await expect.poll(isThere).toBe(true)
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await program()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await program()
    return response
  }
}

/** What a test answers in the server's place may be under way as its page closes; it then fails for nobody. */
function answerWhileOpen(asked: Page | BrowserContext, context: BrowserContext): void {
  const route = asked.route.bind(asked)
  asked.route = (url, answer, options) =>
    route(
      url,
      async (...call) => {
        try {
          await answer(...call)
        } catch (error) {
          if (!asked.isClosed() && !context.isClosed()) throw error
        }
      },
      options,
    )
}

/** What the browser says of a worker that the test itself keeps out. */
const NO_WORKER = /Service Worker registration blocked by Playwright/

function watch(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (NO_WORKER.test(message.text())) return
    const from = message.location().url
    if (message.type() === 'error' || message.type() === 'warning')
      tell(`${page.url()}: ${message.text()}${from === page.url() ? '' : ` of ${from}`}`)
  })
}
