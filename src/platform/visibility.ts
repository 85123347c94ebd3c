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
