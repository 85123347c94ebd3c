import type { Page, Request } from 'playwright'

import { fitsPath } from '#scenarios/fits-path.ts'

/** How long the network must be idle, and the longest wait for that. @units ms */
const QUIET_MS = 120
const LONGEST_MS = 5_000
const LOOK_MS = 30

/** The pending requests of a page. */
export class PageTraffic {
  private readonly open = new Set<Request>()
  private readonly held: string[] = []
  private lastChange = performance.now()
  private count = 0

  constructor(page: Page) {
    const note = (change: () => void) => {
      change()
      this.lastChange = performance.now()
    }
    page.on('request', (request) => {
      this.count += 1
      note(() => this.open.add(request))
    })
    page.on('requestfinished', (request) => note(() => this.open.delete(request)))
    page.on('requestfailed', (request) => note(() => this.open.delete(request)))
  }

  /** Number of requests so far. */
  get asked(): number {
    return this.count
  }

  /** Requests held on purpose are not waited for. */
  ignore(path: string): void {
    this.held.push(path)
  }

  /** Waits until all requests are answered and no new ones start; limited for pages that never become idle. */
  async quiet(): Promise<void> {
    const end = performance.now() + LONGEST_MS
    while (performance.now() < end) {
      const isQuiet = performance.now() - this.lastChange >= QUIET_MS
      if (isQuiet && [...this.open].every((request) => this.isHeld(request))) return
      await new Promise((done) => {
        setTimeout(done, LOOK_MS)
      })
    }
  }

  private isHeld(request: Request): boolean {
    return this.held.some((path) => fitsPath(path, new URL(request.url()).pathname))
  }
}
