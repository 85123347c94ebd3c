import type { AnalyticsEvent, ClientError, PolicyViolation } from '#generated/models.ts'
import { pageRouteOf } from '#app/routes.ts'
import { inAppPath } from '#domain/routes/address.ts'

import { insertAnalyticsEvent, insertClientError } from '../repositories/analytics-repository.ts'
import type { Services } from '../services.ts'
import { countReport, type KeptOut } from '../repositories/integrity-repository.ts'

/** Stores an analytics event of a diner in our own table. */
export const recordEvent = ({ store, clock }: Services, sessionId: string, event: AnalyticsEvent) =>
  insertAnalyticsEvent(store.db, sessionId, event, clock())

/** Stores a browser error for the operator. */
export const reportError = ({ store, clock }: Services, error: ClientError) =>
  insertClientError(store.db, error, clock())

const LONGEST = { directive: 60, blocked: 300 }
/** Reports about the visitor's own browser extensions are ignored. */
const EXTENSION = /^(?:[a-z]+-)?extension\b/i
/** The path of a file, such as a script; no page has one. */
const A_FILE = /\.\w+$/

/**
 * Stores a policy violation reported by a browser: the kind of page, its venue, and what was blocked. URLs are
 * shortened so that they never identify an order.
 * @param home - alias at the root of the host that the page stands at
 * @source issue 15 part 9 "tamper report"; PCI DSS 11.6.1
 */
export async function takeReport(
  services: Services,
  { 'csp-report': report }: PolicyViolation,
  home: string | undefined,
): Promise<void> {
  const { store, clock, catalog, log } = services
  const own = originOf(report['document-uri'])
  const source = cut(report['source-file'] ?? '', own)
  const blocked = cut(report['blocked-uri'] ?? '', own)
  if (EXTENSION.test(source) || EXTENSION.test(blocked)) return
  const { alias, page } = pageOf(report['document-uri'], home)
  const isKnown = alias !== '' && (await catalog.findAny(alias)) !== undefined
  const directive = report['effective-directive'] ?? report['violated-directive']
  const kept: KeptOut = {
    alias: isKnown ? alias : '',
    page,
    directive: (directive.split(' ')[0] ?? '').slice(0, LONGEST.directive),
    blocked,
  }
  if (await countReport(store.db, kept, source || undefined, clock()))
    log.warn({ ...kept, source }, 'a page kept something out')
}

/** The kind of page, without what identifies one visit. */
function pageOf(address: string, home: string | undefined): { alias: string; page: string } {
  const path = URL.canParse(address) ? inAppPath(home, new URL(address).pathname) : ''
  const { route, companion } = pageRouteOf(path)
  const named = companion ?? route
  return { alias: 'alias' in named ? named.alias : '', page: named.kind }
}

function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null'
  // an embedded document without an origin of its own
  return origin === 'null' ? undefined : origin
}

/**
 * A URL without its query, or the browser's keyword. For our own origin only files keep their path, because the path
 * of a page identifies its order.
 * @param own - origin of the page; where unknown, any URL that may share it counts as ours
 */
function cut(address: string, own: string | undefined): string {
  if (!URL.canParse(address)) return address.slice(0, LONGEST.blocked)
  const { protocol, origin, pathname } = new URL(address)
  const isPage = (own === undefined || origin === own) && !A_FILE.test(pathname)
  // a data URL is reduced to its scheme
  const short = origin === 'null' ? protocol.replace(/:$/, '') : isPage ? origin : origin + pathname
  return short.slice(0, LONGEST.blocked)
}
