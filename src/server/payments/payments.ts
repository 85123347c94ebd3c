import { isPaidByLink } from '#domain/delivery/payment-types.ts'
import type { BranchContact, OrderMode, PaymentType } from '#generated/models.ts'

import { newToken } from '../secret-token.ts'
import type { Clock, RandomBytes } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { StartupError } from '../startup-error.ts'
import type { PaymentProvider, BrowserSources } from './contract.ts'
import { embeddedPayments, type OpenSandbox } from './embedded/embedded-payments.ts'
import { SandboxOrigins } from './embedded/origins.ts'
import { Sandbox } from './embedded/sandbox.ts'
import { PAYMENT_VENDORS } from './vendors.ts'

type PaymentsDeps = { config: Config; store: Store; clock: Clock; randomBytes: RandomBytes }

type Begun = { provider: string; publicKey: string | null }

/** All payment providers of this server. To add one, add a folder and a line in `vendors.ts`. */
export class Payments {
  readonly sandbox?: OpenSandbox
  private readonly providers: ReadonlyMap<string, PaymentProvider>

  constructor(providers: readonly PaymentProvider[], sandbox?: OpenSandbox) {
    this.providers = new Map(providers.map((provider) => [provider.id, provider]))
    this.sandbox = sandbox
  }

  get(name: string): PaymentProvider | undefined {
    return this.providers.get(name)
  }

  /** The provider of an existing payment, if this server still has the provider and the payment's account. */
  holding({ provider, publicKey }: Begun): PaymentProvider | undefined {
    const known = this.get(provider)
    return publicKey !== null && known?.knows?.(publicKey) === false ? undefined : known
  }

  all(): PaymentProvider[] {
    return [...this.providers.values()]
  }

  /** The mode with those payments switched off that no provider of this server accepts. */
  withServed<Mode extends Pick<OrderMode, 'paymentTypes'>>(mode: Mode, tenant: string): Mode {
    return {
      ...mode,
      paymentTypes: mode.paymentTypes.map((payment) =>
        this.isUnserved(payment, tenant) ? switchedOff(payment) : payment,
      ),
    }
  }

  /** Whether a payment needs a provider and this server has none that accepts it. */
  isUnserved(payment: PaymentType, tenant: string): boolean {
    const { providerName = '', publicKey = tenant } = payment.onlinePayment ?? {}
    return needsProvider(payment) && this.get(providerName)?.serves(publicKey) !== true
  }

  /** Sources that a venue's pages must allow for its payment providers. */
  browserSources({ deliveryConfig }: Pick<BranchContact, 'deliveryConfig'>, origin: string): BrowserSources {
    const payments = deliveryConfig.orderModes.flatMap(({ paymentTypes }) => paymentTypes)
    const named = payments.filter(isCardPayment).map(({ onlinePayment }) => onlinePayment?.providerName)
    const used = this.all().filter(({ id }) => named.includes(id))
    const sources = used.map((provider) => provider.browserSources(origin))
    return {
      script: sources.flatMap(({ script }) => script),
      frame: sources.flatMap(({ frame }) => frame),
      connect: sources.flatMap(({ connect }) => connect),
    }
  }
}

/** Whether card data is entered on the page. */
const isCardPayment = ({ upload, onlinePayment }: PaymentType): boolean =>
  upload === 'API' && onlinePayment?.paymentMethod !== 'DISABLED'

/** Whether a payment goes through a provider: a card on the page, or a link. The diner makes a transfer alone. */
export const needsProvider = (payment: PaymentType): boolean =>
  payment.upload === 'API' || isPaidByLink(payment)

/** @source diner spec §3 "onlinePayment.paymentMethod (DISABLED means off)" */
function switchedOff(payment: PaymentType): PaymentType {
  const { providerName = '' } = payment.onlinePayment ?? {}
  return { ...payment, onlinePayment: { ...payment.onlinePayment, providerName, paymentMethod: 'DISABLED' } }
}

/**
 * The sandbox says on each page that no money moves, which would be false beside accounts that take real money.
 * @errors {@link StartupError} BAD_CONFIGURATION
 * @source issue 15 part 8
 */
export function refuseSandboxBesideMoney(config: Config): void {
  const taking = PAYMENT_VENDORS.find((vendor) => config.paymentsSandbox && vendor.takesMoney(config))
  if (taking === undefined) return
  throw new StartupError(
    'BAD_CONFIGURATION',
    `PAYMENTS_SANDBOX: says on each page that no money moves, and the accounts of ${taking.id} take some. Set ` +
      'PAYMENTS_SANDBOX=false, which `npm start` sets to true, or leave out the accounts; an account of a test user says so',
  )
}

/** Opens the configured providers; a vendor's library is loaded only if it has accounts. */
export async function openPayments(deps: PaymentsDeps): Promise<Payments> {
  const { config, clock } = deps
  const providers: PaymentProvider[] = []
  const sandbox = config.paymentsSandbox ? openSandbox(deps) : undefined
  if (sandbox !== undefined) providers.push(embeddedPayments(sandbox))
  for (const vendor of PAYMENT_VENDORS) {
    const provider = await vendor.open(config, clock)
    if (provider !== undefined) providers.push(provider)
  }
  return new Payments(providers, sandbox)
}

function openSandbox(deps: PaymentsDeps): OpenSandbox {
  const secret = newToken(deps.randomBytes)
  return { sandbox: new Sandbox(deps), origins: new SandboxOrigins(deps.config), secret }
}
