import { isFreeDelivery } from '#domain/discounts/code/code-amount.ts'
import type { CodeTerm } from '#domain/discounts/code/code-conditions.ts'
import { decimalText } from '#domain/money/money.ts'
import type { CodeDiscount } from '#generated/models.ts'
import type { codes } from '#messages/codes.ts'
import type { Translate } from '#messages/index.ts'
import type { WriteMoney } from '#ui/patterns/money-context.tsx'

/** A term or an unmet condition of a code in words. @source diner spec §5 "Applicability messages", "Terms shown" */
export function termText(term: CodeTerm, t: Translate<typeof codes>, money: WriteMoney): string {
  switch (term.kind) {
    case 'MINIMUM':
      return t('code.term.MINIMUM', { amount: money(term.amount) })
    case 'PLATE':
      return t('code.term.PLATE', { plate: term.name })
    case 'CATEGORY':
      return t('code.term.CATEGORY', { category: term.name })
    case 'MAXIMUM':
      return t('code.term.MAXIMUM', { amount: money(term.amount) })
    case 'ALREADY_FREE':
    case 'FIRST_ORDER':
      return t(`code.term.${term.kind}`)
  }
}

/** The benefit of a code, in a few words. */
export function giftText(code: CodeDiscount, t: Translate<typeof codes>, money: WriteMoney): string {
  const { type, value, plate } = code
  return t(`code.gives.${isFreeDelivery(code) ? 'DELIVERY_FEE' : type}`, {
    percentage: decimalText(value),
    amount: money(value),
    plate: plate?.showName ?? '',
  })
}

const MS_PER_SECOND = 1_000
const SECONDS_PER_MINUTE = 60

/** Remaining time as '2:05'; never below 0:00. @units milliseconds */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / MS_PER_SECOND))
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`
}
