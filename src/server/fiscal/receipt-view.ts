import { formatOrderCode } from '#domain/order/code.ts'
import { identificationText } from '#domain/identification/identification.ts'
import { decimalText, formatMoney, nonBreaking } from '#domain/money/money.ts'
import {
  receiptNumber,
  type ReceiptAmount,
  type ReceiptContent,
  type ReceiptLine,
} from '#domain/receipt/receipt.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { TaxedAmount } from '#generated/models.ts'
import { createMessages, type MessageOverrides } from '#messages/create-messages.ts'
import { receipt as texts } from '#messages/receipt.ts'

import type { ReceiptRow } from '../repositories/receipts-repository.ts'

/** A label and its value. */
export type Pair = readonly [label: string, value: string]

/** The texts of a receipt, for any medium. */
export type ReceiptView = {
  /** language of all texts */
  locale: string
  title: string
  number: string
  /** that it is not fiscal, or the state of its registration */
  standing: string | undefined
  /** the seller */
  issuer: string[]
  facts: Pair[]
  lines: { label: string; value: string; below: string[] }[]
  /** charges and discounts beside the lines */
  amounts: Pair[]
  /** the total is last */
  sums: Pair[]
  payment: Pair
  taxes: Pair[]
  /** page of the authority */
  url: string | undefined
  note: string | undefined
  words: { lines: string; taxes: string; print: string; authority: string }
}

type Words = (key: keyof typeof texts, params?: Record<string, string | number>) => string

/** @param messages - the tenant's, which override the product's in its language */
export function receiptView(row: ReceiptRow, locale: string, messages: MessageOverrides = {}): ReceiptView {
  const { content, kind, provider, status } = row
  const { issuer, country, timeZone, tip, total } = content
  const t = createMessages({ locale, messages })(texts) as Words
  // keeps a currency symbol and its amount on one line
  const money = (amount: number) => nonBreaking(formatMoney(amount, country))
  const taxName = content.taxName ?? t('receipt.tax-fallback')
  const isCredit = kind === 'CREDIT'
  return {
    locale,
    title: t(`receipt.kind.${kind}`),
    number: t('receipt.number', { number: receiptNumber(row.series, row.number) }),
    standing: standingOf({ provider, status }, t),
    issuer: [issuer.venue, issuer.legalName, issuer.taxId ?? '', issuer.address].filter(
      (line, index, all) => line !== '' && all.indexOf(line) === index,
    ),
    facts: factsOf(row, t),
    lines: content.lines.map((line) => lineWords(line, { t, money, taxName })),
    amounts: content.amounts.map((one): Pair => [amountName(one, t), money(one.amount)]),
    sums: [
      ...(tip > 0
        ? ([
            [t('receipt.without-tip'), money(total - tip)],
            [t('receipt.tip'), money(tip)],
          ] as const)
        : []),
      [t('receipt.total'), money(total)],
    ],
    payment: [
      t(isCredit ? 'receipt.given-back-by' : 'receipt.paid-by'),
      content.lastFour === undefined
        ? content.paidBy
        : t('receipt.card', { name: content.paidBy, lastFour: content.lastFour }),
    ],
    taxes: taxWords(content, { t, money, taxName }),
    url: row.url ?? undefined,
    note: issuer.note,
    words: {
      lines: t('receipt.lines'),
      taxes: t('receipt.taxes'),
      print: t('receipt.print'),
      authority: t('receipt.authority'),
    },
  }

  function factsOf({ issuedAt, authorization }: ReceiptRow, words: Words): Pair[] {
    const { customer, credits } = content
    const { identificationType: type, identificationNumber: id, document = '' } = customer
    const named = type && id ? { identificationType: type, identificationNumber: id } : undefined
    const facts: Pair[] = [
      [words('receipt.date'), dateText(issuedAt, timeZone)],
      [words('receipt.order'), formatOrderCode(content.orderCode)],
      [words('receipt.customer'), customer.name],
      named
        ? [named.identificationType, identificationText(country.code, named)]
        : [words('receipt.document'), document],
      [words('receipt.authorization'), authorization ?? ''],
      [
        words('receipt.credits'),
        credits === undefined
          ? ''
          : words('receipt.credits-of', {
              number: credits.number,
              date: dateText(new Date(credits.issuedAt), timeZone),
            }),
      ],
      [
        words('receipt.reason'),
        credits?.reason === undefined ? '' : words(`receipt.reason.${credits.reason}`),
      ],
    ]
    return facts.filter(([, value]) => value !== '')
  }
}

/** A plain receipt says that it is not fiscal; one to register says how far that is. */
function standingOf(
  { provider, status }: Pick<ReceiptRow, 'provider' | 'status'>,
  t: Words,
): string | undefined {
  if (provider === 'embedded') return t('receipt.not-fiscal')
  return status === 'ISSUED' ? undefined : t(`receipt.status.${status}`)
}

type Writing = { t: Words; money: (amount: number) => string; taxName: string }

function lineWords({ name, quantity, total, discountShare, tax }: ReceiptLine, writing: Writing) {
  const { t, money, taxName } = writing
  return {
    label: t('receipt.line', { quantity, name }),
    value: money(total),
    below: [
      ...(discountShare > 0 ? [t('receipt.line-discount', { amount: money(-discountShare) })] : []),
      ...(tax === undefined
        ? []
        : [
            t('receipt.line-tax', {
              base: money(tax.base),
              tax: taxName,
              rate: decimalText(tax.rate),
              amount: money(tax.tax),
            }),
          ]),
    ],
  }
}

const amountName = ({ kind, name }: ReceiptAmount, t: Words): string =>
  kind === 'DISCOUNT' || kind === 'SURCHARGE' ? (name ?? '') : t(`receipt.amount.${kind}`)

function taxWords({ taxes, untaxed }: ReceiptContent, { t, money, taxName }: Writing): Pair[] {
  if (taxes.length === 0) return []
  const pair = ({ rate, base, tax }: TaxedAmount): Pair => [
    t('receipt.tax', { tax: taxName, rate: decimalText(rate), base: money(base) }),
    money(tax),
  ]
  return [...taxes.map(pair), ...(untaxed > 0 ? [[t('receipt.untaxed'), money(untaxed)] as const] : [])]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = civilAt(at.getTime(), timeZone)
  return `${twoDigits(day)}/${twoDigits(month)}/${year} ${twoDigits(hour)}:${twoDigits(minute)}`
}
