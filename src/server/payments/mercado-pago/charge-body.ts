import type { Payment, Preference } from 'mercadopago'

import { foldText } from '#domain/venue/fold-text.ts'
import { cutText } from '#domain/documents/cut-text.ts'
import { phoneParts } from '#domain/phone/phone.ts'
import type { IdentificationType } from '#generated/models.ts'

import type { CardCharge, LinkRequest, Payer, PaymentDemand } from '../contract.ts'
import type { CardParts } from './card-token.ts'
import { backUrls, toAmount } from './wire.ts'

type ChargeBody = Parameters<Payment['create']>[0]['body']
type PreferenceBody = Parameters<Preference['create']>[0]['body']
type Items = PreferenceBody['items']

/** Values of the account that complete a demand. */
export type FromAccount = { amount: number; email: string; noticeUrl: string | undefined }

/** Category of food and its delivery, in the vendor's list of goods. */
const CATEGORY = 'food'
/**
 * Formats of personal documents that the vendor accepts; a document in another format makes it refuse the whole
 * payment.
 * @source the vendor's list of identification types, with their lengths
 */
const DOCUMENTS: Readonly<Partial<Record<IdentificationType, RegExp>>> = {
  DNI: /^\d{7,8}$/,
  CPF: /^\d{11}$/,
  RUT: /^\d{7,8}[\dK]$/i,
  CI: /^\d{6,10}$/,
  CC: /^\d{5,10}$/,
}
/** Payment types that take days: paid in a shop or at a cash machine. @source the vendor's list of payment types */
const TICKETS = [{ id: 'ticket' }, { id: 'atm' }]
/**
 * Characters of the card statement available to us. @source the vendor's page "Configure invoice description": up to 13
 * characters
 */
const STATEMENT_MAX = 13
const TITLE_MAX = 256

/**
 * The request to charge a card. The person appears twice, for fraud checks: as the payer, and as the buyer of the
 * goods. Only the buyer can have a phone.
 * @source the vendor's checklist of a good integration
 */
export function chargeBody(demand: CardCharge, card: CardParts, account: FromAccount): ChargeBody {
  const { payer, holder, description, id, brand } = demand
  const { identificationType: type, identificationNumber: number } = holder ?? {}
  const identification = type !== undefined && number !== undefined ? { type, number } : documentOf(payer)
  const name = splitName(payer.name)
  return {
    transaction_amount: account.amount,
    token: card.token,
    payment_method_id: card.paymentMethodId,
    issuer_id: card.issuer,
    installments: card.instalments,
    // the vendor asks for 3-D Secure depending on the risk, if the card's bank supports it
    three_d_secure_mode: 'optional',
    description,
    statement_descriptor: statementOf(brand),
    external_reference: id,
    notification_url: account.noticeUrl,
    payer: { email: account.email, ...name, identification },
    additional_info: { items: itemsOf(demand, account.amount), payer: { ...name, phone: phoneOf(payer) } },
  }
}

/**
 * The request for a payment page of the vendor with all methods of the account: cards, its wallet, and instant
 * transfers such as Pix. Its fields for the payer have other names.
 */
export function preferenceBody(request: LinkRequest, account: FromAccount): PreferenceBody {
  const { payer, returnUrl, id, currency, payUntil, brand, allowTickets = false } = request
  const { first_name: name, last_name: surname } = splitName(payer.name)
  return {
    items: itemsOf(request, account.amount).map((item) => ({ ...item, currency_id: currency })),
    external_reference: id,
    statement_descriptor: statementOf(brand),
    payer: { email: account.email, name, surname, phone: phoneOf(payer), identification: documentOf(payer) },
    back_urls: backUrls(returnUrl),
    ...(returnUrl.startsWith('https://') ? { auto_return: 'approved' } : {}),
    notification_url: account.noticeUrl,
    payment_methods: allowTickets ? undefined : { excluded_payment_types: TICKETS },
    expires: true,
    expiration_date_to: payUntil.toISOString(),
  }
}

/**
 * The paid items in the account's units. The vendor charges the sum of a preference's items. If the sum differs from
 * the amount, or an item's price cannot be expressed in the currency, one item stands for the whole.
 */
function itemsOf({ id, description, items, amount, ...money }: PaymentDemand, whole: number): Items {
  const priced = items.map((item) => ({ ...item, price: toAmount({ ...money, amount: item.unitPrice }) }))
  const sum = items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0)
  const isWhole = items.length === 0 || sum !== amount || priced.some(({ price }) => price === undefined)
  if (isWhole) return [{ id, title: description, category_id: CATEGORY, quantity: 1, unit_price: whole }]
  return priced.map(({ price = 0, ...item }) => ({
    id: item.id,
    title: cutText(item.title, TITLE_MAX),
    category_id: CATEGORY,
    quantity: item.quantity,
    unit_price: price,
  }))
}

/** The first word and the rest: a diner enters the name in one field. */
export function splitName(text: string): { first_name?: string; last_name?: string } {
  const [first, ...rest] = text.trim().split(/\s+/)
  return { first_name: first || undefined, last_name: rest.join(' ') || undefined }
}

/** A brand in the form of card statements: capitals without accents, digits and spaces, cut to the limit. */
export function statementOf(brand: string): string | undefined {
  const words = foldText(brand)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
  return words.slice(0, STATEMENT_MAX).trim() || undefined
}

const documentOf = ({ document }: Payer): Payer['document'] =>
  document !== undefined && DOCUMENTS[document.type]?.test(document.number) ? document : undefined

function phoneOf({ phone }: Payer): { area_code: string; number: string } | undefined {
  const parts = phone === undefined ? undefined : phoneParts(phone)
  return parts && { area_code: parts.countryCode, number: parts.national }
}
