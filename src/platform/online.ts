/** Whether the browser believes it has a network. True says little, false is certain. */
export interface Online {
  isOnline(): boolean
  /** @returns stops listening */
  onChange(listener: (online: boolean) => void): () => void
}

/** The browser's own belief. */
export function browserOnline(source: Window = window): Online {
  return {
    isOnline: () => source.navigator.onLine,
    onChange: (listener) => {
      const on = (): void => listener(true)
      const off = (): void => listener(false)
      source.addEventListener('online', on)
      source.addEventListener('offline', off)
      return () => {
        source.removeEventListener('online', on)
        source.removeEventListener('offline', off)
      }
    },
  }
}

/** Without a network the worker alone has pages and answers. */
export const onlyWorkerAnswers = () => !browserOnline().isOnline() && hasPageKeeper()

/** Whether a service worker answers this page's requests, so that a page may be had without a network. */
export function hasPageKeeper(): boolean {
  // Addresses without TLS have no workers, nor the name of their class.
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  return Boolean(workers?.controller)
}
