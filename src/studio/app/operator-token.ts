const KEY = 'vitrina-studio-token'

/** The operator's token for as long as the tab is open; a browser that keeps nothing asks again after each load. */
export const operatorToken = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(KEY) ?? undefined
    } catch {
      return undefined
    }
  },
  keep(token: string): void {
    try {
      sessionStorage.setItem(KEY, token)
    } catch {
      // a private window may refuse; the token then lives as long as the page
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // nothing was kept
    }
  },
}
