import type { AnalyticsEvent, ClientError, PolicyViolation } from '#generated/models.ts'
import { pageRouteOf } from '#app/routes.ts'
import { inAppPath } from '#domain/routes/address.ts'

import { insertAnalyticsEvent, insertClientError } from '../repositories/analytics-repository.ts'
import type { Services } from '../services.ts'
import { countReport, type KeptOut } from '../repositories/integrity-repository.ts'

/** Keeps what a diner did, in the venue's own table. */
export const recordEvent = ({ store, clock }: Services, sessionId: string, event: AnalyticsEvent) =>
  insertAnalyticsEvent(store.db, sessionId, event, clock())

/** Keeps what went wrong in a browser, for the operator. */
export const reportError = ({ store, clock }: Services, error: ClientError) =>
  insertClientError(store.db, error, clock())

const LONGEST = { directive: 60, blocked: 300 }
/** What the visitor's own extensions do to pages is theirs. */
const EXTENSION = /^(?:[a-z]+-)?extension\b/i
/** The path of a file, as of a script; no page has one. */
const A_FILE = /\.\w+$/

/**
 * Writes down what a browser kept out of one of our pages: which kind of page of which venue, and what. Never whose order it
 * was: addresses are cut to what says that.
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

/** Which page it was, without what is particular to one visit. */
function pageOf(address: string, home: string | undefined): { alias: string; page: string } {
  const path = URL.canParse(address) ? inAppPath(home, new URL(address).pathname) : ''
  const { route, companion } = pageRouteOf(path)
  const named = companion ?? route
  return { alias: 'alias' in named ? named.alias : '', page: named.kind }
}

function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null'
  // a document inside of a page has none of its own
  return origin === 'null' ? undefined : origin
}

/**
 * An address without query, or the browser's own word. Of our own origin only files keep their path: that of a page says
 * whose order it is.
 * @param own - origin of the page; whatever may be of the same counts as ours where it is not known
 */
function cut(address: string, own: string | undefined): string {
  if (!URL.canParse(address)) return address.slice(0, LONGEST.blocked)
  const { protocol, origin, pathname } = new URL(address)
  const isPage = (own === undefined || origin === own) && !A_FILE.test(pathname)
  // an address that is all data says itself
  const short = origin === 'null' ? protocol.replace(/:$/, '') : isPage ? origin : origin + pathname
  return short.slice(0, LONGEST.blocked)
}
