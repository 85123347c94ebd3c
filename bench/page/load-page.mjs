/**
 * One cold load of a page on an emulated phone: 412×823 at two pixels each, a processor four times slower, 1.6 Mbit/s down,
 * 0.75 up, 150 ms round trip.
 *
 * @typedef {Record<string, number>} Load by the keys of METRICS
 */

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU_SLOWER = 4
/** Nothing comes over the line for so long: the page has all that it fetches by itself. @units ms */
const QUIET_MS = 1000
const LONGEST_MS = 60_000
/** A socket that stays open is no file. */
const OPEN_FOR_GOOD = 1

/** What is measured, in the order of the table. */
export const METRICS = {
  fcp: 'first paint, ms',
  lcp: 'largest paint, ms',
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
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
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
  Object.assign(globalThis, { seen })
}

/** @param {import('playwright').Browser} browser @param {string} url @returns {Promise<Load>} */
export async function loadPage(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'es-AR' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(watch)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const line = watchLine(session)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    await line.quiet
    const seen = await page.evaluate(() => ({
      ...globalThis.seen,
      nodes: document.querySelectorAll('*').length,
    }))
    const { fcp, lcp, cls, tasks, nodes } = seen
    // what of each long task after the first paint is over 50 ms
    const blocking = tasks
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50)
      .filter((over) => over > 0)
    return {
      fcp,
      lcp,
      cls,
      tbt: blocking.reduce((sum, over) => sum + over, 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      nodes,
      ...line.counts(),
    }
  } finally {
    await context.close()
  }
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
    /** What was asked for has come, and then nothing for a while. */
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
