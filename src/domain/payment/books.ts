import type { Counted } from '#domain/money/format-in.ts'
import type {
  ChargeSource,
  LedgerBook,
  LedgerCash,
  LedgerRowKind,
  LedgerSum,
  MinorUnits,
  PaymentMethod,
} from '#generated/models.ts'

/** Who took money and how; payments of the ledger that are equal in this form one group. */
export type MoneyGroup = {
  method: PaymentMethod
  source: ChargeSource
  /** for money taken by a provider */
  provider: string | null
  /** purpose of the venue's token, or the id of a rider; null for the operator */
  takenBy: string | null
  /** the token itself; null for the operator, for riders, and for payments from before it was recorded */
  takenToken: string | null
  /** null for payments from before the ledger: the venue's currency */
  currency: string | null
  decimals: number | null
  count: number
  amount: MinorUnits
  /** the part that was tip */
  tips: MinorUnits
}

/** Payments received. @units minor units of their currency */
export type ChargeGroup = MoneyGroup & {
  fees: MinorUnits
  /** those whose fee the provider has not reported */
  withoutFee: number
}

/** Refunds that arrived, with who took the payment. @units minor units of their currency */
export type RefundGroup = MoneyGroup & {
  /** refunded by the venue itself */
  byHand: boolean
  /** who refunded it: the purpose of the token; null for the operator, and for a refund by the provider alone */
  actor: string | null
  actorToken: string | null
}

/**
 * Money received and returned in a period. Voided are payments recorded by mistake, on the day they were voided;
 * charge-backs are money that banks took away or gave back.
 */
export type Movements = {
  charges: readonly ChargeGroup[]
  voided: readonly ChargeGroup[]
  refunds: readonly RefundGroup[]
  chargeBacks: readonly MoneyGroup[]
  wonBack: readonly MoneyGroup[]
}

/** Whether a movement brings money. */
export const isIncoming = ({ kind }: { kind: LedgerRowKind }): boolean =>
  kind === 'CHARGE' || kind === 'CHARGE_BACK_WON'

/**
 * How money was returned. When a venue itself refunds a provider's payment, the money leaves the venue's drawer: the
 * provider still has the payment.
 * @source issue 15 part 10 "cash to hand in"; what is given by hand is assumed to be cash
 */
export const asGiven = <T extends Pick<RefundGroup, 'method' | 'source' | 'provider' | 'byHand'>>(
  refund: T,
): T =>
  refund.byHand && refund.source === 'PROVIDER'
    ? { ...refund, method: 'CASH', source: 'VENUE', provider: null }
    : refund

/**
 * The books of a set of movements, one per currency. The venue's currency comes first, also when nothing moved. The
 * result does not depend on how the movements were grouped.
 * @source issue 15 part 10 "a day or range by method, provider, rider, with cash to hand in, tips, fees, refunds"
 */
export function booksOf(recorded: Movements, home: Counted): LedgerBook[] {
  const movements = { ...recorded, refunds: recorded.refunds.map(asGiven) }
  const moneyOf = ({ currency, decimals }: MoneyGroup): Counted => ({
    currency: currency ?? home.currency,
    decimals: decimals ?? home.decimals,
  })
  const keyOf = ({ currency, decimals }: Counted) => `${currency} ${decimals}`
  const moneys = [home, ...Object.values(movements).flat().map(moneyOf)]
  return [...new Map(moneys.map((money) => [keyOf(money), money]))].map(([key, money]) =>
    bookOf(
      money,
      narrowed(movements, (group) => keyOf(moneyOf(group)) === key),
    ),
  )
}

const narrowed = (
  { charges, voided, refunds, chargeBacks, wonBack }: Movements,
  fits: (group: MoneyGroup) => boolean,
): Movements => ({
  charges: charges.filter(fits),
  voided: voided.filter(fits),
  refunds: refunds.filter(fits),
  chargeBacks: chargeBacks.filter(fits),
  wonBack: wonBack.filter(fits),
})

function bookOf(money: Counted, movements: Movements): LedgerBook {
  const methods = parts(movements, ({ method }) => method)
  const providers = parts(movements, ({ provider }) => provider)
  const riders = parts(movements, ({ source, takenBy }) => (source === 'RIDER' ? takenBy : null))
  return {
    ...money,
    total: sumOf(movements),
    methods: methods.map(([method, part]) => ({ method, sum: sumOf(part) })),
    providers: providers.map(([provider, part]) => ({ provider, sum: sumOf(part) })),
    riders: riders.map(([riderId, part]) => ({ riderId, sum: sumOf(part) })),
    cash: cashOf(movements),
  }
}

/** Groups the movements by a key; those without a key are left out. */
function parts<K extends string>(
  movements: Movements,
  keyOf: (group: MoneyGroup) => K | null,
): [K, Movements][] {
  const keys = new Set<K>()
  for (const group of Object.values(movements).flat()) {
    const key = keyOf(group)
    if (key !== null) keys.add(key)
  }
  return [...keys].sort().map((key) => [key, narrowed(movements, (group) => keyOf(group) === key)])
}

function sumOf({ charges, refunds, ...movements }: Movements): LedgerSum {
  const received = total(charges, ({ amount }) => amount)
  const voided = total(movements.voided, ({ amount }) => amount)
  const fees = total(charges, (group) => group.fees)
  const refunded = total(refunds, ({ amount }) => amount)
  const chargedBack = total(movements.chargeBacks, ({ amount }) => amount)
  const wonBack = total(movements.wonBack, ({ amount }) => amount)
  return {
    count: total(charges, ({ count }) => count),
    received,
    tips: tipsOf(charges, movements.wonBack) - tipsOf(movements.voided, refunds, movements.chargeBacks),
    fees,
    withoutFee: total(charges, ({ withoutFee }) => withoutFee),
    voids: total(movements.voided, ({ count }) => count),
    voided,
    refunds: total(refunds, ({ count }) => count),
    refunded,
    chargedBack,
    wonBack,
    net: received - voided - refunded - chargedBack + wonBack - fees,
  }
}

/**
 * Cash per holder: a rider, or the drawer of a token. A rider hands in everything taken at the door, including tips,
 * which the venue pays out. A cash refund leaves the drawer of the person who gave it, even if a rider took the
 * payment. A voided payment never was where it was recorded.
 */
function cashOf({ charges, voided, refunds }: Movements): LedgerCash[] {
  const cash = new Map<string, Omit<LedgerCash, 'due'>>()
  const holding = (source: ChargeSource, holder: string | null, token: string | null) => {
    const key = `${source} ${holder ?? ''} ${token ?? ''}`
    const known = cash.get(key) ?? {
      source,
      ...(holder === null ? {} : { holder }),
      ...(token === null ? {} : { token }),
      received: 0,
      tips: 0,
      voided: 0,
      givenBack: 0,
    }
    cash.set(key, known)
    return known
  }
  const inCash = <Group extends MoneyGroup>(groups: readonly Group[]) =>
    groups.filter(({ method, source }) => method === 'CASH' && source !== 'PROVIDER')
  for (const { source, takenBy, takenToken, amount, tips } of inCash(charges)) {
    const held = holding(source, takenBy, takenToken)
    held.received += amount
    held.tips += tips
  }
  for (const { source, takenBy, takenToken, amount, tips } of inCash(voided)) {
    const held = holding(source, takenBy, takenToken)
    held.voided += amount
    held.tips -= tips
  }
  for (const { actor, actorToken, amount, tips } of inCash(refunds)) {
    const held = holding('VENUE', actor, actorToken)
    held.givenBack += amount
    held.tips -= tips
  }
  return [...cash]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, held]) => ({ ...held, due: held.received - held.voided - held.givenBack }))
}

const total = <T>(groups: readonly T[], of: (group: T) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0)

const tipsOf = (...groups: readonly (readonly MoneyGroup[])[]): MinorUnits =>
  total(groups.flat(), ({ tips }) => tips)
