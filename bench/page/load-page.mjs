/**
 * One cold load of a page on an emulated phone: 412×823 at two pixels each, a processor four times slower, 1.6 Mbit/s
 * down, 0.75 up, 150 ms round trip.
 *
 * @typedef {Record<string, number>} Load by the keys of METRICS
 */

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU_SLOWER = 4
/** The network is quiet for this long: the page has loaded everything. @units ms */
const QUIET_MS = 1000
const LONGEST_MS = 60_000
/** A socket that stays open is no file. */
const OPEN_FOR_GOOD = 1

/** Metrics, in the order of the table. */
export const METRICS = {
  fcp: 'first paint, ms',
  lcp: 'largest paint, ms',
  ready: 'plates take a press, ms',
  again: 'second visit, ms',
  cls: 'layout shift',
  tbt: 'blocking time, ms',
  longest: 'longest task, ms',
  scriptBytes: 'scripts, bytes',
  scripts: 'scripts',
  bytes: 'all bytes',
  requests: 'requests',
  nodes: 'elements',
}

/** Runs in the page, before all of its own. */
function watch() {
  const seen = { fcp: 0, lcp: 0, ready: 0, cls: 0, tasks: [] }
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
  // stays 0 on a floor, which disables nothing
  const enabled = new MutationObserver(() => {
    if (!document.querySelector('main li button:enabled')) return
    seen.ready = performance.now()
    enabled.disconnect()
  })
  enabled.observe(document, { subtree: true, attributeFilter: ['disabled'] })
  Object.assign(globalThis, { seen })
}

/**
 * A page of its own on the emulated phone, with what {@link watch} has seen and what came over the line.
 *
 * @param {import('playwright').BrowserContext} context
 */
async function phonePage(context) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return { page, line: watchLine(session), seen: () => page.evaluate(() => globalThis.seen) }
}

/**
 * Opens a page on a phone that has never seen it, and waits until it has all that it fetches by itself.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function openCold(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'es-AR' })
  const phone = await phonePage(context)
  await phone.page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
  await phone.line.quiet
  return { context, ...phone }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {boolean} [isRepeated] whether the same browser visits it once more: `again`
 * @returns {Promise<Load>}
 */
export async function loadPage(browser, url, isRepeated = false) {
  const { context, page, line, seen } = await openCold(browser, url)
  try {
    const { fcp, lcp, ready, cls, tasks } = await seen()
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const counts = line.counts()
    // what of each long task after the first paint is over 50 ms
    const blocking = tasks
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50)
      .filter((over) => over > 0)
    return {
      fcp,
      lcp,
      ready,
      ...(isRepeated ? { again: await secondVisit(context, page, url) } : {}),
      cls,
      tbt: blocking.reduce((sum, over) => sum + over, 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      nodes,
      ...counts,
    }
  } finally {
    await context.close()
  }
}

/** The largest paint once the first visit has left all that it keeps. @units ms */
async function secondVisit(context, first, url) {
  await first.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistration()
    if (registered) await navigator.serviceWorker.ready
  })
  await first.close()
  const { page, line, seen } = await phonePage(context)
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
  await line.quiet
  return (await seen()).lcp
}

function watchLine(session) {
  const asked = new Map()
  const open = new Set()
  let end
  const quiet = new Promise((resolve) => {
    end = resolve
  })
  let timer = setTimeout(() => end(), LONGEST_MS)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end(), open.size > OPEN_FOR_GOOD ? LONGEST_MS : QUIET_MS)
  }
  const ended = ({ requestId }) => {
    open.delete(requestId)
    heard()
  }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:') && !asked.has(requestId)) {
      asked.set(requestId, { type, bytes: 0 })
      open.add(requestId)
    }
    heard()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
    ended({ requestId })
  })
  session.on('Network.loadingFailed', ended)
  const sum = (all) => all.reduce((total, { bytes }) => total + bytes, 0)
  return {
    /** The requested files have arrived, and the network was quiet for a while. */
    quiet,
    counts() {
      const all = [...asked.values()]
      const scripts = all.filter(({ type }) => type === 'Script')
      return {
        scriptBytes: sum(scripts),
        scripts: scripts.length,
        bytes: sum(all),
        requests: all.length,
      }
    },
  }
}
