import { DAY_MS } from '#domain/time/lengths.ts'
import { addressAt } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import type { InventoryScript, ScriptFinding } from '#generated/models.ts'

import { pagePolicy, securityHeaders } from '../../http/security-headers.ts'
import { integrityOf, readInventory } from '../../integrity/inventory.ts'
import { finding, judgePage } from '../../integrity/judge-page.ts'
import type { Job } from '../../jobs/job.ts'
import { countTenants, listTenants } from '../../repositories/directory-repository.ts'
import { insertCheck } from '../../repositories/integrity-repository.ts'
import type { Services } from '../../services.ts'
import { reasonOf } from '../../startup-error.ts'

/** Time limit of the whole comparison; pages not fetched by then are findings. */
const LIMIT_MS = 80_000
const AT_ONCE = 4
/** One venue per brand is checked, up to this many brands a day; with more, they take turns. */
const MOST_PAGES = 50
const MOST_FINDINGS = 100
/** Prefix of the detail when the answer is not a page. */
const REFUSED = 'HTTP '

/**
 * Compares the payment pages once a day as the public gets them with what this server sends: headers, inline scripts,
 * and the content of every script in the inventory. So a proxy or CDN cannot change them unnoticed. Nothing is
 * compared when PUBLIC_ORIGIN is not set or does not answer.
 * @source issue 15 part 9; PCI DSS 11.6.1: "at least once every seven days"
 */
export const checkPaymentPages: Job = {
  queue: 'payments.check-pages',
  everyMs: DAY_MS,
  async run(services) {
    const { config, store, clock, log } = services
    const scripts = await readInventory(config.clientDir)
    if (config.publicOrigin === undefined || scripts.length === 0) return
    const look = { services, origin: config.publicOrigin, scripts, signal: AbortSignal.timeout(LIMIT_MS) }
    // for example a proxy that starts after this server: the job fails, and the worker retries soon
    const first = await get(look.origin, look.signal)
    if (typeof first === 'string' && !first.startsWith(REFUSED))
      throw new Error(`Nobody answers at PUBLIC_ORIGIN ${look.origin}: ${first}`)
    const pages = await paymentPages(services)
    const found = [
      ...(await each(pages, (page) => judgeFetched(look, page))),
      ...(await each(scripts, (script) => judgeFile(look, script))),
    ].flat()
    const findings = found.slice(0, MOST_FINDINGS)
    await insertCheck(store.db, { at: clock(), pages: pages.length, scripts: scripts.length, findings })
    for (const one of findings) log.error(one, 'a payment page is not as this server sends it')
    if (findings.length === 0)
      log.info(
        { pages: pages.length, scripts: scripts.length },
        'the payment pages are as this server sends them',
      )
  },
}

type Look = {
  services: Services
  origin: string
  scripts: readonly InventoryScript[]
  signal: AbortSignal
}
type Page = { path: string; branchContact: string }

/** The brands checked today. @param total - of all brands */
export function brandsOfDay(total: number, now: Date): { offset: number; limit: number } {
  const day = Math.floor(now.getTime() / DAY_MS)
  const turns = Math.max(1, Math.ceil(total / MOST_PAGES))
  return { offset: (day % turns) * MOST_PAGES, limit: MOST_PAGES }
}

/** The checkout page of one venue per brand. */
async function paymentPages({ store, catalog, clock }: Services): Promise<Page[]> {
  const { rows } = await listTenants(store.db, brandsOfDay(await countTenants(store.db), clock()))
  const contacts = await Promise.all(rows.map(({ alias }) => catalog.firstContactOf(alias)))
  return contacts.flatMap((contact) =>
    contact === undefined
      ? []
      : [{ path: paths.checkout(contact.branchContact.id), branchContact: contact.branchContact.id }],
  )
}

async function judgeFetched(
  { services, origin, scripts, signal }: Look,
  { path, branchContact }: Page,
): Promise<ScriptFinding[]> {
  const { config, catalog, payments, places } = services
  const contact = await catalog.findContact(branchContact)
  const place = contact ? await places.of(contact.tenant, origin) : { origin }
  const url = addressAt(place, path)
  const answer = await get(url, signal, { accept: 'text/html' })
  if (typeof answer === 'string' || contact === undefined)
    return [finding('NOT_SERVED', url, typeof answer === 'string' ? answer : 'no venue')]
  const policyOf = pagePolicy(config)
  const sources = payments.browserSources(contact.branchContact, place.origin)
  return judgePage(
    { url, headers: Object.fromEntries(answer.headers), html: await answer.text() },
    {
      scripts,
      headers: securityHeaders(new URL(url).protocol.replace(':', '')),
      policyOf: (inline) => policyOf(inline, sources),
    },
  )
}

async function judgeFile({ origin, signal }: Look, { path, integrity }: InventoryScript) {
  const url = origin + path
  const answer = await get(url, signal)
  if (typeof answer === 'string') return [finding('NOT_SERVED', url, answer)]
  const found = integrityOf(new Uint8Array(await answer.arrayBuffer()))
  return found === integrity ? [] : [finding('CHANGED_SCRIPT', url, found)]
}

/** @returns why there is none */
async function get(
  url: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response | string> {
  try {
    const answer = await fetch(url, { signal, headers, redirect: 'manual' })
    return answer.ok ? answer : `${REFUSED}${answer.status}`
  } catch (error) {
    return reasonOf(error instanceof Error ? (error.cause ?? error) : error)
  }
}

/** Runs a few at a time and keeps their order. */
async function each<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE)
    results.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(work))))
  return results
}
