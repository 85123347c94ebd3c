import { markIn } from '#domain/studio/draft-mark.ts'
import { creditOf } from '#domain/receipt/credit.ts'
import { asGiven } from '#domain/payment/books.ts'
import { nextReceipt, type DueReceipt } from '#domain/receipt/due-receipts.ts'
import {
  receiptNumber,
  receiptOf,
  type ReceiptContent,
  type ReceiptIssuer,
  type ReceiptPayment,
} from '#domain/receipt/receipt.ts'
import type { Country, CountryCode } from '#generated/models.ts'
import { createMessages } from '#messages/create-messages.ts'
import type { Translate } from '#messages/index.ts'
import { ledger as ledgerTexts } from '#messages/ledger.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import type { EventListener } from '../../jobs/job.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import { readLedger, type Ledger, type RefundRow } from '../../repositories/ledger-repository.ts'
import {
  findOrderById,
  listOrderLines,
  lockOrder,
  notifyReaders,
  type OrderRow,
} from '../../repositories/orders-repository.ts'
import {
  insertReceipt,
  listReceipts,
  REGISTER_QUEUE,
  type ReceiptRow,
} from '../../repositories/receipts-repository.ts'
import type { Services } from '../../services.ts'
import { identificationText, taxIdentification } from '#domain/identification/identification.ts'

/**
 * Issues what an order should have by its ledger: a receipt once it is paid, a credit for each refund that has
 * arrived. Most are issued at once. This listener covers payments by a provider or rider, and processes that died in
 * between. It also handles order steps, because a rider who hands an order over takes its cash.
 */
export const issueReceipts: EventListener = {
  id: 'receipts',
  topics: ['payment.changed', 'order.moved'],
  async handle(services, { subject }) {
    const order = await findOrderById(services.store.db, subject)
    if (order !== undefined) await issueFor(services, order)
  },
}

type IssueServices = Pick<Services, 'store' | 'clock' | 'catalog' | 'fiscal'>

/** The venue data that a receipt needs; undefined where the venue issues none. */
type Venue = { contact: ContactEntry; country: Country; t: Translate<typeof ledgerTexts> }

/**
 * Issues the missing receipts of an order. The order's lock ensures that none is issued twice; receipts of one series
 * wait for each other's number.
 */
export async function issueFor(services: IssueServices, read: OrderRow): Promise<void> {
  const { store, clock } = services
  // no other service may be called inside the transaction
  const venue = await venueOf(services, read)
  if (venue === undefined) return
  await store.db.transaction(async (tx) => {
    const order = await lockOrder(tx, read.id)
    if (order === undefined) return
    const ledger = await readLedger(tx, order.id)
    const issued = await listReceipts(tx, [order.id])
    const before = issued.length
    for (let due = next(ledger, issued); due !== undefined; due = next(ledger, issued))
      issued.push(await issue(tx, services, { order, venue, ledger, issued, due, at: clock() }))
    if (issued.length > before) await notifyReaders(tx, order)
  })
}

const next = ({ charges, refunds }: Ledger, issued: readonly ReceiptRow[]) =>
  nextReceipt(charges, refunds, issued)

async function venueOf({ catalog }: IssueServices, order: OrderRow): Promise<Venue | undefined> {
  if (markIn(order.branchContact) !== undefined) return undefined
  const contact = await catalog.findVenue(order.branchContact)
  const presentation = await catalog.presentation(order.tenant)
  if (contact?.settings.receipts === undefined || presentation === undefined) return undefined
  const { country, locale, messages } = presentation
  return { contact, country, t: createMessages({ locale, messages })(ledgerTexts) }
}

type Issue = {
  order: OrderRow
  venue: Venue
  ledger: Ledger
  issued: readonly ReceiptRow[]
  due: DueReceipt
  at: Date
}

async function issue(tx: Db, { fiscal }: IssueServices, wanted: Issue): Promise<ReceiptRow> {
  const { order, venue, issued, due, at } = wanted
  const content = due.kind === 'RECEIPT' ? await saleOf(tx, wanted, due.cause) : takenBack(wanted, due)
  const isRegistered = fiscal.register !== undefined
  const row = await insertReceipt(tx, {
    orderId: order.id,
    branchContact: order.branchContact,
    nth: issued.length + 1,
    kind: due.kind,
    series: venue.contact.settings.receipts?.series ?? '',
    cause: due.cause,
    creditsId: due.kind === 'CREDIT' ? due.creditsId : null,
    amount: content.total,
    content,
    provider: fiscal.id,
    status: isRegistered ? 'PENDING' : 'ISSUED',
    issuedAt: at,
  })
  if (isRegistered) await putJob(tx, { queue: REGISTER_QUEUE, key: row.id, runAt: at }, at)
  return row
}

async function saleOf(tx: Db, wanted: Issue, chargeId: string): Promise<ReceiptContent> {
  const { order, venue } = wanted
  const { contact, country } = venue
  const lines = await listOrderLines(tx, [order.id])
  return receiptOf(order, lines, paidWith(wanted, chargeId), {
    issuer: issuerOf(contact, country.code),
    country,
    timeZone: contact.branchContact.timeZone,
  })
}

function takenBack(
  wanted: Issue,
  { cause, creditsId, amount }: Extract<DueReceipt, { kind: 'CREDIT' }>,
): ReceiptContent {
  const { ledger, issued } = wanted
  const receipt = issued.find(({ id }) => id === creditsId)
  if (receipt === undefined) throw new Error('A credit of no receipt')
  const refund = ledger.refunds.find(({ id }) => id === cause)
  return creditOf(
    {
      number: receiptNumber(receipt.series, receipt.number),
      issuedAt: receipt.issuedAt.toISOString(),
      content: receipt.content,
    },
    issued.filter((one) => one.creditsId === creditsId).map(({ content }) => content),
    { ...paidWith(wanted, receipt.cause, refund), amount, reason: refund?.reason ?? 'MISTAKE' },
  )
}

/** The payment method as the books name it, or as the order names it when that method was used. */
function paidWith({ order, venue, ledger }: Issue, chargeId: string, refund?: RefundRow): ReceiptPayment {
  const charge = ledger.charges.find(({ id }) => id === chargeId)
  if (charge === undefined) return { paidBy: order.paymentTypeName }
  const byHand = refund?.givenByHand ?? false
  const { method } = asGiven({ ...charge, byHand })
  return {
    paidBy: method === order.paymentMethod ? order.paymentTypeName : venue.t(`ledger.method.${method}`),
    lastFour: byHand ? undefined : (charge.lastFour ?? undefined),
  }
}

/** A store as issuer on its receipts. */
function issuerOf({ branchContact, settings }: ContactEntry, country: CountryCode): ReceiptIssuer {
  const { name, address } = branchContact
  const { legalName = name, taxId, note } = settings.receipts ?? {}
  const { type } = taxIdentification(country)
  const number = taxId && { identificationType: type, identificationNumber: taxId }
  return {
    venue: name,
    address: [`${address.street} ${address.number}`.trim(), address.locality, address.city]
      .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
      .join(', '),
    legalName,
    taxId: number && `${type} ${identificationText(country, number)}`,
    note,
  }
}
