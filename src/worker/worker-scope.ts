/** The part of a service worker's global that is used here; the types of pages and of workers cannot be loaded together. */
export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { readonly url: string }[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  /** not every browser says that it reloads */
  readonly request: Request & { readonly isReloadNavigation?: boolean }
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  /** `source` is the page that tells something. */
  message: LastingEvent & { readonly data: unknown; readonly source: { readonly url: string } | null }
}
