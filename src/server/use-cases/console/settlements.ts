import { DAY_MS } from '#domain/time/lengths.ts'
import { roundedTo, withDecimals } from '#domain/money/with-decimals.ts'
import { bookDays } from '#domain/payment/book-days.ts'
import { compareSettlement, type Compared } from '#domain/payment/settlement.ts'
import type { Counted } from '#domain/money/format-in.ts'
import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { SourceInvalid } from '#exchange/reading/source-invalid.ts'
import type {
  SettlementDifference,
  SettlementImport,
  SettlementProvider,
  SettlementReport,
} from '#generated/models.ts'

import { ledger as texts } from '#messages/ledger.ts'

import { invalid, isFailure, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { isUuid } from '../../db/new-id.ts'
import { joinParts } from '../../payments/join-parts.ts'
import { isRead, type SettlementFile, type UnknownTable } from '../../payments/settlement-table.ts'
import {
  fillFee,
  insertSettlement,
  listMovementsOfAttempts,
  listParts,
  listProviderMovements,
  listSettlementFiles,
  listSettlementRows,
  venuesOfAttempts,
  type ProviderMovement,
  type StoredSettlementRow,
} from '../../repositories/settlements-repository.ts'
import type { Services } from '../../services.ts'
import { currencyOf, daysOf } from './books.ts'
import { paymentOf, storedRows, withoutReleased } from './settlement-rows.ts'

/** A provider may record a movement on another day than we do. @source assumed: a weekend */
const MARGIN_MS = 3 * DAY_MS
const MOST_FAULTS = 100
const MOST_DIFFERENCES = 200

type CountedMovement = ProviderMovement & { decimals: number }

/** Reads a provider's settlement file, stores the venue's rows, and fills in fees that were unknown. */
export async function importSettlement(
  services: Services,
  contact: ContactEntry,
  content: Uint8Array,
): Promise<SettlementImport | Failure> {
  const { timeZone } = contact.branchContact
  const read = readFile(services, content, timeZone)
  if (isFailure(read)) return read
  const { provider, file } = read
  const days = file.rows.map(({ day }) => day).toSorted()
  const [from] = days
  const to = days.at(-1)
  const outcome = {
    provider,
    from,
    to,
    rows: file.rows.length,
    skipped: file.skipped,
    faults: file.faults.slice(0, MOST_FAULTS),
    faultCount: file.faults.length,
  }
  if (from === undefined || to === undefined) return { ...outcome, added: 0, elsewhere: 0, fees: 0 }
  const home = await currencyOf(services, contact)
  const ofVenue = { branchContact: contact.alias, provider }
  const stored = storedRows(file, ofVenue)
  const payments = joinParts(stored, paymentOf)
  const movements = await movementsOf(services, contact, { from, to }, payments, home)
  const own = movements.filter((movement) => movement.provider === provider)
  const pairs = compareSettlement(payments, own)
  const venues = await venuesOf(services, payments, movements)
  const isOurs = ({ row, movement }: Pair) =>
    (movement?.branchContact ?? venues.get(row?.attemptId ?? '') ?? contact.alias) === contact.alias
  const elsewhere = new Set(pairs.flatMap((pair) => (pair.row && !isOurs(pair) ? [paymentOf(pair.row)] : [])))
  const ours = stored.filter((row) => !elsewhere.has(paymentOf(row)))
  const { added, fees } = await services.store.db.transaction(async (tx) => {
    const covered = { ...ofVenue, fromDay: from, toDay: to, at: services.clock() }
    const fresh = await insertSettlement(tx, file.isOfReleases === true ? undefined : covered, ours)
    let filled = 0
    for (const pair of pairs)
      if (pair.row && pair.movement && isOurs(pair) && (await fillFeeOf(tx, pair.row, pair.movement)))
        filled += 1
    return { added: fresh, fees: filled }
  })
  return { ...outcome, added, fees, elsewhere: stored.length - ours.length }
}

function readFile(
  { payments }: Services,
  content: Uint8Array,
  timeZone: string,
): { provider: string; file: SettlementFile } | Failure {
  const unknown: (UnknownTable & { provider: string })[] = []
  try {
    for (const provider of payments.all()) {
      const file = provider.readSettlement?.(content, timeZone)
      if (file === undefined) continue
      if (isRead(file)) return { provider: provider.id, file }
      unknown.push({ ...file, provider: provider.id })
    }
  } catch (error) {
    if (error instanceof SourceInvalid) return unreadable(error.message)
    throw error
  }
  return unreadable(missingText(unknown))
}

/** Limit set by the contract. */
const LONGEST_DETAIL = 500
const LONGEST_MESSAGE = 300

const unreadable = (why: string): Failure => ({
  ...invalid('/body/base64', why.slice(0, LONGEST_MESSAGE)),
  detail: why.slice(0, LONGEST_DETAIL),
})

/** Which columns are missing, compared with the provider whose file is most similar. */
function missingText(unknown: readonly (UnknownTable & { provider: string })[]): string {
  const most = Math.max(0, ...unknown.map(({ known }) => known))
  const nearest = unknown.filter(({ known }) => known === most)
  const [first] = nearest
  if (first === undefined) return texts['ledger.settlement.no-provider']
  const missing = nearest.map(({ provider, missing: names }) => `${provider}: ${names.join(', ')}`).join('; ')
  const found = first.found.join(', ') || '–'
  return texts['ledger.settlement.columns'].replace('{missing}', missing).replace('{found}', found)
}

/** The ledger movements of a venue on these days, and of any venue for the attempts in the rows. */
async function movementsOf(
  { store }: Services,
  { alias, branchContact: { timeZone } }: ContactEntry,
  days: { from: string; to: string },
  rows: readonly OfAttempt[],
  home: Counted,
): Promise<CountedMovement[]> {
  const found = bookDays({ from: days.from, to: days.from }, timeZone, 0)
  const last = bookDays({ from: days.to, to: days.to }, timeZone, 0)
  const since = new Date((found.ok ? found.days.since : 0) - MARGIN_MS)
  const until = new Date((last.ok ? last.days.until : 0) + MARGIN_MS)
  const near = await listProviderMovements(store.db, { branchContact: alias, since, until })
  const others = await listMovementsOfAttempts(store.db, attemptsBeside(rows, near))
  // payments older than the ledger have the decimals of their venue
  return [...near, ...others].map((one) => ({ ...one, decimals: one.decimals ?? home.decimals }))
}

/** The venues of the attempts in the rows, also where the ledger does not know the outcome yet. */
async function venuesOf(
  { store }: Services,
  rows: readonly OfAttempt[],
  movements: readonly CountedMovement[],
): Promise<Map<string, string>> {
  const noted = movements.flatMap(({ attemptId, branchContact }) =>
    attemptId === null ? [] : [[attemptId, branchContact] as const],
  )
  return new Map([...(await venuesOfAttempts(store.db, attemptsBeside(rows, movements))), ...noted])
}

type OfAttempt = { attemptId: string | null }

/** Our attempts in the rows that none of the movements covers. */
function attemptsBeside(rows: readonly OfAttempt[], movements: readonly OfAttempt[]): string[] {
  const known = new Set(movements.map(({ attemptId }) => attemptId))
  const others = rows.flatMap(({ attemptId: id }) => (id !== null && !known.has(id) ? [id] : []))
  return [...new Set(others)].filter(isUuid)
}

async function fillFeeOf(
  tx: Parameters<typeof fillFee>[0],
  row: StoredSettlementRow,
  { kind, chargeId, decimals: counted }: CountedMovement,
): Promise<boolean> {
  if (kind !== 'CHARGE') return false
  // its other parts may have come with files of earlier months
  const [whole = row] = row.part === null ? [row] : joinParts(await listParts(tx, row), paymentOf)
  const { fee, net, decimals } = whole
  if (fee === null) return false
  return fillFee(tx, chargeId, {
    fee: roundedTo(fee, decimals, counted),
    net: net === null ? null : roundedTo(net, decimals, counted),
  })
}

type Pair = Compared<StoredSettlementRow, CountedMovement>

/** Compares the ledger of a venue with the settlement files of its providers. */
export async function settlementReport(
  services: Services,
  contact: ContactEntry,
  asked: { from?: string; to?: string },
): Promise<SettlementReport | Failure> {
  const { timeZone } = contact.branchContact
  const asking = daysOf(services, contact, asked)
  if (isFailure(asking)) return asking
  const { from, to, since, until } = asking
  const { db } = services.store
  const dayOf = (at: number | Date) => formatIsoDate(civilAt(at, timeZone))
  const around = { from: dayOf(since - MARGIN_MS), to: dayOf(until + MARGIN_MS) }
  const files = await listSettlementFiles(db, contact.alias, { from, to })
  const stored = await listSettlementRows(db, contact.alias, around)
  const rows = withoutReleased(joinParts(stored, paymentOf))
  // most venues have no file, so there is nothing to compare
  if (files.length === 0 && rows.length === 0) return { from, to, providers: [], differences: [] }
  const home = await currencyOf(services, contact)
  const movements = (await movementsOf(services, contact, { from, to }, rows, home)).filter(
    ({ branchContact }) => branchContact === contact.alias,
  )
  const names = new Set([...files, ...rows, ...movements].map(({ provider }) => provider))
  const isAsked = (day: string) => day >= from && day <= to
  const reports = [...names].toSorted().map((provider) => {
    const ofProvider = (one: { provider: string }) => one.provider === provider
    const covered = files.filter(ofProvider)
    const isCovered = (day: string) => covered.some((file) => file.fromDay <= day && day <= file.toDay)
    const dated = compareSettlement(rows.filter(ofProvider), movements.filter(ofProvider))
      .map((pair) => ({ pair, day: pair.row?.day ?? dayOf(pair.movement?.at ?? since) }))
      .filter(({ pair, day }) => isAsked(day) && (pair.row !== undefined || isCovered(day)))
    const days = eachDay(since, until, dayOf).filter(isCovered)
    const compared = dated.map(({ pair }) => pair)
    return {
      summary: summaryOf(provider, days.length, compared),
      differences: dated.flatMap(({ pair, day }) =>
        pair.state === 'MATCHED' ? [] : [differenceOf(pair, day, provider, home)],
      ),
    }
  })
  return {
    from,
    to,
    providers: reports.map(({ summary }) => summary),
    differences: reports
      .flatMap(({ differences }) => differences)
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .slice(0, MOST_DIFFERENCES),
  }
}

/** Steps at noon, which stays on its day across clock changes. */
function eachDay(since: number, until: number, dayOf: (at: number) => string): string[] {
  const days: string[] = []
  for (let at = since + DAY_MS / 2; at < until; at += DAY_MS) days.push(dayOf(at))
  return days
}

function summaryOf(provider: string, days: number, pairs: readonly Pair[]): SettlementProvider {
  const count = (wanted: Pair['state']) => pairs.filter(({ state }) => state === wanted).length
  return {
    provider,
    days,
    matched: count('MATCHED'),
    differs: count('DIFFERS'),
    onlyInFile: count('ONLY_IN_FILE'),
    onlyInLedger: count('ONLY_IN_LEDGER'),
  }
}

/** Both amounts have the same currency and decimals. */
function differenceOf(
  { state, row, movement }: Pair,
  day: string,
  provider: string,
  home: Counted,
): SettlementDifference {
  const decimals = Math.max(row?.decimals ?? 0, movement?.decimals ?? 0)
  const counted = (one?: { amount: number; decimals: number }) =>
    one && withDecimals(one.amount, one.decimals, decimals)
  const [known, other] = [row, movement].filter((one) => one !== undefined)
  return {
    state,
    kind: row?.kind ?? movement?.kind ?? 'CHARGE',
    provider,
    day,
    orderCode: movement?.orderCode,
    reference: known?.reference ?? known?.authorizationCode ?? other?.authorizationCode ?? undefined,
    settled: counted(row),
    noted: counted(movement),
    currency: known?.currency ?? other?.currency ?? home.currency,
    decimals,
  }
}
