/** Whether the browser reports a network. True may be wrong, false is certain. */
export interface Online {
  isOnline(): boolean
  /** @returns unsubscribes */
  onChange(listener: (online: boolean) => void): () => void
}

/** The browser's own report. */
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

/** Whether only the service worker can answer, because there is no network. */
export const onlyWorkerAnswers = () => !browserOnline().isOnline() && hasPageKeeper()

/** Whether a service worker handles this page's requests, so that a page may load without a network. */
export function hasPageKeeper(): boolean {
  // Without TLS there are no workers, and their class is not defined.
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  return Boolean(workers?.controller)
}
