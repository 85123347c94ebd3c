/** True when the storefront runs as an installed app. */
export function isStandalone(): boolean {
  const { navigator } = window as Window & { navigator: Navigator & { standalone?: boolean } }
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches
}

const IN_APP = /\b(?:Instagram|FBAN|FBAV|FB_IAB|Line|TikTok|BytedanceWebview)\b/

/** True inside the browser that a social app opens links in: it has no arrow of its own everywhere. */
export const isInAppBrowser = (userAgent: string = window.navigator.userAgent): boolean =>
  IN_APP.test(userAgent)

/** Name of the social app whose browser shows the page, for those that orders are counted by. @source diner spec §4 "'instagram' when the browser is that social app's" */
export const socialApp = (userAgent: string = window.navigator.userAgent): 'instagram' | undefined =>
  userAgent.includes('Instagram') ? 'instagram' : undefined

/** True in a frame of a page of others. One of our own pages, as the studio, lets its frames read its address. */
export function isFramedByOthers(): boolean {
  try {
    return window.top?.location.origin === undefined
  } catch {
    return true
  }
}
