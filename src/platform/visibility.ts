/** Whether the page is visible, and when that changes. */
export interface Visibility {
  isVisible(): boolean
  /** @returns unsubscribes */
  onChange(listener: (visible: boolean) => void): () => void
}

/** The browser tab. */
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
