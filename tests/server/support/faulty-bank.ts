import type {
  ChargeResult,
  FoundPayment,
  KnownAttempt,
  LinkResult,
  PaymentProvider,
  PaymentState,
  RefundRequest,
  RefundResult,
} from '#server/payments/contract.ts'

/**
 * What goes wrong in one call. `before`: it never arrives; `after`: it is done and its answer is lost; the `crash` ones end
 * our process there; `refused`: the bank says no; `slow`: a refund that arrives later.
 */
export type Fault = 'none' | 'before' | 'after' | 'crash-before' | 'crash-after' | 'refused' | 'slow'

type Held = {
  reference: string
  attemptId: string
  amount: number
  refunded: number
  since: number
  isChargedBack: boolean
  isDisputeWon: boolean
  /** when it last changed, in the bank's own time */
  asOf: Date
}

/** The process ended in the middle of a call. */
export class CrashError extends Error {}

const MONEY = { currency: 'ARS', decimals: 2 }

/**
 * A provider whose books are in memory, with every fault that the contract allows: cards, links that can be paid more than
 * once, look-ups that lag, lost answers, refusals and processes that die.
 */
export class FaultyBank {
  readonly held: Held[] = []
  private readonly refunds = new Map<string, RefundResult>()
  private readonly closed = new Set<string>()
  private readonly links = new Set<string>()
  /** taken one by one; none when empty */
  faults: Fault[] = []
  crashes = 0
  /** how long a look-up does not know of a payment */
  lagMs = 0
  private moments = 0
  private readonly clock: () => Date

  constructor(clock: () => Date) {
    this.clock = clock
  }

  /** What the bank holds of these attempts. */
  balance(attemptIds: readonly string[]): number {
    return this.held
      .filter(({ attemptId }) => attemptIds.includes(attemptId))
      .reduce((sum, { amount, refunded, isChargedBack }) => sum + (isChargedBack ? 0 : amount - refunded), 0)
  }

  /** A bank takes what is left of an attempt's money away. */
  chargeBack(attemptId: string): void {
    for (const held of this.held)
      if (held.attemptId === attemptId)
        Object.assign(held, { isChargedBack: true, isDisputeWon: false, asOf: this.nextMoment() })
  }

  /** The venue wins the dispute over what was taken away: the money comes back. */
  winDispute(attemptId: string): void {
    for (const held of this.held)
      if (held.attemptId === attemptId && held.isChargedBack)
        Object.assign(held, { isChargedBack: false, isDisputeWon: true, asOf: this.nextMoment() })
  }

  /** Somebody gives a part back at the bank's own page, of an attempt that has as much. */
  refundAtPage(attemptId: string, amount: number): void {
    const held = this.held.find(
      (one) => one.attemptId === attemptId && !one.isChargedBack && one.amount - one.refunded >= amount,
    )
    if (held !== undefined) Object.assign(held, { refunded: held.refunded + amount, asOf: this.nextMoment() })
  }

  private nextMoment(): Date {
    this.moments += 1
    return new Date(this.moments)
  }

  /** Somebody pays a link, as often as they like, unless it is closed. */
  payLink(attemptId: string, amount: number): void {
    if (this.links.has(attemptId) && !this.closed.has(attemptId)) this.take(attemptId, amount)
  }

  private take(attemptId: string, amount: number): Held {
    const reference = `p${this.held.length + 1}`
    const since = this.clock().getTime()
    const fate = { isChargedBack: false, isDisputeWon: false, asOf: this.nextMoment() }
    const taken = { reference, attemptId, amount, refunded: 0, since, ...fate }
    this.held.push(taken)
    return taken
  }

  private crash(): never {
    this.crashes += 1
    throw new CrashError('The process ended')
  }

  /** Does a call with the next fault. */
  private async call<T>(act: () => T, lost: T, refused: () => T, later?: () => T): Promise<T> {
    const fault = this.faults.shift() ?? 'none'
    // others get their turn between the call and its answer
    await Promise.resolve()
    if (fault === 'crash-before') this.crash()
    if (fault === 'before') return lost
    if (fault === 'refused') return refused()
    const done = act()
    await Promise.resolve()
    if (fault === 'crash-after') this.crash()
    return fault === 'after' ? lost : fault === 'slow' && later !== undefined ? later() : done
  }

  private found({ id }: KnownAttempt): FoundPayment {
    const until = this.clock().getTime() - this.lagMs
    const [first, ...others] = this.held
      .filter(({ attemptId, since }) => attemptId === id && since <= until)
      .map(stateOf)
    if (first !== undefined) return { kind: 'found', state: first, others }
    if (!this.links.has(id)) return { kind: 'none' }
    const status = this.closed.has(id) ? 'declined' : 'open'
    return { kind: 'found', state: { status, amount: 0, ...MONEY, reference: id } }
  }

  private giveBack({ id, reference, amount }: RefundRequest): RefundResult {
    const known = this.refunds.get(id)
    if (known !== undefined) return known
    const payment = this.held.find((one) => one.reference === reference)
    const isCovered =
      payment !== undefined && !payment.isChargedBack && payment.refunded + amount <= payment.amount
    const result: RefundResult = isCovered
      ? { kind: 'confirmed', reference: id }
      : { kind: 'refused', detail: 'more-than-left' }
    if (isCovered) payment.refunded += amount
    this.refunds.set(id, result)
    return result
  }

  provider(id: string): PaymentProvider {
    const down = { kind: 'unavailable', detail: 'down' } as const
    return {
      id,
      serves: () => true,
      searchLagsMs: 3_600_000,
      charge: ({ id: attemptId, amount }) =>
        this.call<ChargeResult>(
          () => {
            const known = this.held.find((one) => one.attemptId === attemptId)
            return { kind: 'answered', state: stateOf(known ?? this.take(attemptId, amount)) }
          },
          { kind: 'unknown', detail: 'timeout' },
          () => ({
            kind: 'answered',
            state: { status: 'declined', amount, ...MONEY, reference: 'declined', detail: 'funds' },
          }),
        ),
      createLink: ({ id: attemptId }) =>
        this.call<LinkResult>(
          () => {
            this.links.add(attemptId)
            return { kind: 'created', url: `https://bank.test/${attemptId}`, reference: attemptId }
          },
          down,
          () => down,
        ),
      find: (attempt) =>
        this.call<FoundPayment>(
          () => this.found(attempt),
          down,
          () => down,
        ),
      refund: (request) =>
        this.call<RefundResult>(
          () => this.giveBack(request),
          { kind: 'unknown', detail: 'timeout' },
          // what it did, it does not refuse when it is asked again
          () => this.refunds.get(request.id) ?? { kind: 'refused', detail: 'no' },
          () => ({ kind: 'sent', reference: request.id }),
        ),
      closeLink: ({ id: attemptId }) =>
        this.call(
          () => {
            // one that is not made yet is none to close
            if (this.links.has(attemptId)) this.closed.add(attemptId)
            return true
          },
          false,
          () => false,
        ),
      readNotice: ({ dataId }) => {
        const payment = this.held.find(({ reference }) => reference === dataId)
        return Promise.resolve(
          payment === undefined
            ? { kind: 'none' }
            : { kind: 'read', id: payment.attemptId, publicKey: 'bistro', state: stateOf(payment) },
        )
      },
      browserSources: () => ({ script: [], frame: [], connect: [] }),
    }
  }
}

const stateOf = (held: Held): PaymentState => {
  const { reference, amount, refunded, isChargedBack, isDisputeWon, asOf } = held
  return {
    status: isChargedBack ? 'charged-back' : 'approved',
    isDisputeWon,
    asOf,
    amount,
    refunded,
    ...MONEY,
    reference,
  }
}
