/** Whether the page can be seen, and when that changes. */
export interface Visibility {
  isVisible(): boolean
  /** @returns stops listening */
  onChange(listener: (visible: boolean) => void): () => void
}

/** The tab of the browser. */
export function browserVisibility(page: Document = document): Visibility {
  const isVisible = (): boolean => page.visibilityState === 'visible'
  return {
    isVisible,
    onChange: (listener) => {
      const tell = (): void => listener(isVisible())
      page.addEventListener('visibilitychange', tell)
      return () => page.removeEventListener('visibilitychange', tell)
    },
  }
}

/** For tests: shown and hidden by hand. */
export function fakeVisibility(visible = true): Visibility & { set(visible: boolean): void } {
  const listeners = new Set<(visible: boolean) => void>()
  return {
    isVisible: () => visible,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next) => {
      visible = next
      for (const listener of listeners) listener(next)
    },
  }
}
