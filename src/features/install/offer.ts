import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'

/** How a storefront is brought to the home screen of this device. */
export type InstallWay =
  /** The browser shows its own prompt on request. */
  | 'prompt'
  /** The diner does it by hand, in the browser's share sheet. */
  | 'share-sheet'
  /** Not from here: a social app shows the page in a window of its own. */
  | 'leave-app'

/** What decides whether installing is offered. */
export interface InstallFacts {
  /** runs as an installed app already */
  installed: boolean
  inAppBrowser: boolean
  /** the browser has a question to put */
  canPrompt: boolean
  userAgent: string
}

/** What this device stores about the offer, per storefront. Milliseconds since the epoch. */
export interface InstallMemory {
  firstSeenAt: number
  dismissedAt?: number
}

/**
 * For how long a refusal counts.
 * @units milliseconds
 * @source assumed: asked again sooner it nags, later it is forgotten that there is an app
 */
const REFUSAL_MS = 60 * DAY_MS
/**
 * Who comes back after this long has come back; until then only a filled cart shows interest.
 * @units milliseconds
 * @source assumed: a reload in the same visit is not a second visit
 */
const RETURN_MS = 30 * MINUTE_MS

/** Safari on an iPhone or iPad, the only one there that installs; other browsers of that system name themselves. */
const isAppleSafari = (userAgent: string): boolean =>
  /\b(?:iPhone|iPad)\b.*\bSafari\//.test(userAgent) && !/\b(?:CriOS|FxiOS|EdgiOS|OPiOS|GSA)\//.test(userAgent)

/** How this page can be installed; undefined when it cannot, or is already. */
export function installWay({
  installed,
  inAppBrowser,
  canPrompt,
  userAgent,
}: InstallFacts): InstallWay | undefined {
  if (installed) return undefined
  if (inAppBrowser) return 'leave-app'
  if (canPrompt) return 'prompt'
  return isAppleSafari(userAgent) ? 'share-sheet' : undefined
}

/** Whether to show the offer now: not after a refusal, and not before there is a reason. */
export function shouldOffer(
  way: InstallWay,
  { firstSeenAt, dismissedAt }: InstallMemory,
  { now, hasItems }: { now: number; hasItems: boolean },
): boolean {
  if (dismissedAt !== undefined && now - dismissedAt < REFUSAL_MS) return false
  // A window of a social app loses the cart when it is closed: better said at once.
  return way === 'leave-app' || hasItems || now - firstSeenAt >= RETURN_MS
}

/**
 * The address that opens this page in the device's own browser.
 * @source assumed: Android's intent addresses and Apple's x-safari scheme, which social apps let through
 */
export function ownBrowserAddress(url: string, userAgent: string): string {
  const { host, protocol, pathname, search } = new URL(url)
  const rest = `${host}${pathname}${search}`
  const scheme = protocol.slice(0, -1)
  return /Android/.test(userAgent)
    ? `intent://${rest}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`
    : `x-safari-${scheme}://${rest}`
}
