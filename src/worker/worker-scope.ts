/**
 * The part of a service worker's global scope that is used here; TypeScript cannot load the DOM and the worker types
 * together.
 */
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
  /** not every browser reports a reload */
  readonly request: Request & { readonly isReloadNavigation?: boolean }
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  /** `source` is the page that sent the message. */
  message: LastingEvent & { readonly data: unknown; readonly source: { readonly url: string } | null }
}
