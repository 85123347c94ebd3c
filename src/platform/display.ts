/** True when the storefront runs as an installed app. */
export function isStandalone(): boolean {
  const { navigator } = window as Window & { navigator: Navigator & { standalone?: boolean } }
  return navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches
}

const IN_APP = /\b(?:Instagram|FBAN|FBAV|FB_IAB|Line|TikTok|BytedanceWebview)\b/

/** True inside a social app's in-app browser, which does not always have a back button. */
export const isInAppBrowser = (userAgent: string = window.navigator.userAgent): boolean =>
  IN_APP.test(userAgent)

/**
 * Name of the social app whose in-app browser shows the page, for the apps that orders are attributed to.
 * @source diner spec §4 "'instagram' when the browser is that social app's"
 */
export const socialApp = (userAgent: string = window.navigator.userAgent): 'instagram' | undefined =>
  userAgent.includes('Instagram') ? 'instagram' : undefined

/** True in a frame of another site. Our own pages, such as the studio, give their frames access to their address. */
export function isFramedByOthers(): boolean {
  try {
    return window.top?.location.origin === undefined
  } catch {
    return true
  }
}
