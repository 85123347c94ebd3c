import {
  MercadoPagoConfig,
  MercadoPagoError,
  Payment,
  Preference,
  InvalidWebhookSignatureError,
  WebhookSignatureValidator,
} from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'

import { HOUR_MS } from '#domain/time/lengths.ts'

import type { Clock } from '../../clock.ts'
import { accountIn, takesPayments, type Accounts } from '../accounts.ts'
import type {
  ChargeResult,
  PaymentDemand,
  PaymentProvider,
  KnownAttempt,
  Notice,
  ProviderScript,
} from '../contract.ts'
import { noticePath } from '../provider-paths.ts'
import type { MercadoPagoAccount } from './accounts.ts'
import { splitToken } from './card-token.ts'
import { chargeBody, preferenceBody, type FromAccount } from './charge-body.ts'
import { codesOf, detailOf, mayHaveTaken } from './faults.ts'
import { BROKEN_ANSWER, findPayments, PAYMENT_ID, type NewConfig } from './find-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { readMercadoPagoSettlement } from './settlement-file.ts'
import { MERCADO_PAGO, stateOf, toAmount, isRecent } from './wire.ts'
import type { Config } from '../../config.ts'

/** Per call; the caller's own timeout is longer. @source assumed: a diner waits, and a repeat must fit in */
const TIMEOUT_MS = 4_000
/** Retries under the same idempotency key after a temporary error. */
const RETRIES = 1
const RETRY_DELAY_MS = 300

/**
 * How long its search may miss a payment.
 * @source assumed: integrators tell of minutes on most days and of hours on bad ones; a second charge costs more than a
 *   diner who orders anew
 */
const SEARCH_LAGS_MS = 3 * HOUR_MS

/** Its error numbers for an unknown or expired token. @source its reference of `POST /v1/payments` */
const NO_CARD = new Set([2006, 2062, 3003, 3006, 3008])

/** An amount that cannot be expressed in the vendor's currency. */
const BAD_DECIMALS = 'decimals'

/**
 * Sources that its script needs: the secure fields, tokens, and its fraud detection. @source assumed: the vendor's
 * guide on content policies
 */
const BROWSER_SOURCES = {
  script: [
    'https://sdk.mercadopago.com',
    'https://www.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://http2.mlstatic.com',
  ],
  frame: ['https://secure-fields.mercadopago.com', 'https://www.mercadolibre.com'],
  connect: [
    'https://api.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://events.mercadopago.com',
    'https://api-static.mercadopago.com',
    'https://http2.mlstatic.com',
  ],
}

/** @source its guide: card fields and the watch for fraud come with this script */
const SCRIPTS: readonly ProviderScript[] = [
  {
    url: 'https://sdk.mercadopago.com/js/v2',
    purpose:
      'Puts the fields of a card into frames of Mercado Pago, so that no card number reaches this server, makes the token ' +
      'that is charged, and watches for fraud.',
    withoutIntegrity: 'Mercado Pago changes it without a version and publishes no hash of it.',
  },
]

/** Mercado Pago through its official library: cards by token, links as checkout preferences. */
export function mercadoPagoPayments(accounts: Accounts<MercadoPagoAccount>, clock: Clock): PaymentProvider {
  const accountOf = (publicKey: string): MercadoPagoAccount => {
    const account = accountIn(accounts, publicKey)
    if (account === undefined) throw new Error('A payment for an account that is not configured')
    return account
  }
  const configOf = (publicKey: string) =>
    new MercadoPagoConfig({
      accessToken: accountOf(publicKey).accessToken,
      options: { timeout: TIMEOUT_MS, maxRetries: RETRIES, initialDelay: RETRY_DELAY_MS },
    })
  /** Without this header the vendor answers 400 for a pending refund, and omits it from its list. */
  const refundConfigOf = (publicKey: string) => {
    const { accessToken, options } = configOf(publicKey)
    const headers = { Authorization: `Bearer ${accessToken}`, 'X-Render-In-Process-Refunds': 'true' }
    // the library has no such option, but passes unknown ones on
    return new MercadoPagoConfig({ accessToken, options: Object.assign({ headers }, options) })
  }
  /** Only for an origin that the vendor can reach; look-ups find payments without a notice. */
  const noticeUrl = ({ origin, publicKey }: PaymentDemand): string | undefined => {
    const query = new URLSearchParams({ account: publicKey, source_news: 'webhooks' })
    return origin.startsWith('https://')
      ? `${origin}${noticePath(MERCADO_PAGO)}?${query.toString()}`
      : undefined
  }
  const fromAccount = (demand: PaymentDemand, amount: number): FromAccount => ({
    amount,
    email: demand.payer.email ?? accountOf(demand.publicKey).payerEmail,
    noticeUrl: noticeUrl(demand),
  })

  const provider: PaymentProvider = {
    id: MERCADO_PAGO,
    searchLagsMs: SEARCH_LAGS_MS,
    serves: (publicKey) => takesPayments(accounts, publicKey),
    knows: (publicKey) => accountIn(accounts, publicKey) !== undefined,

    async charge(demand) {
      const card = splitToken(demand.token)
      if (card === undefined) return { kind: 'bad-token' }
      const amount = toAmount(demand)
      if (amount === undefined) return { kind: 'nothing-taken', detail: BAD_DECIMALS }
      // the last error says nothing about an earlier try whose answer was lost
      const faults: Error[] = []
      const onRetry = (_tries: number, fault: Error) => void faults.push(fault)
      try {
        const payment = await new Payment(configOf(demand.publicKey)).create({
          body: chargeBody(demand, card, fromAccount(demand, amount)),
          requestOptions: { idempotencyKey: demand.id, meliSessionId: card.session, onRetry },
        })
        const state = stateOf(payment)
        // the library treats a truncated answer as empty
        if (payment.id === undefined || state === undefined)
          return await lookUp(provider, demand, BROKEN_ANSWER)
        return { kind: 'answered', state }
      } catch (error) {
        if (!(error instanceof MercadoPagoError)) throw error
        const detail = detailOf(error)
        if ([...faults, error].some(mayHaveTaken)) return lookUp(provider, demand, detail)
        return codesOf(error).some((code) => NO_CARD.has(code))
          ? { kind: 'bad-token' }
          : { kind: 'nothing-taken', detail }
      }
    },

    async createLink(request) {
      const { id, publicKey } = request
      const amount = toAmount(request)
      if (amount === undefined) return { kind: 'unavailable', detail: BAD_DECIMALS }
      try {
        const preference = await new Preference(configOf(publicKey)).create({
          body: preferenceBody(request, fromAccount(request, amount)),
          requestOptions: { idempotencyKey: id },
        })
        if (preference.init_point === undefined || preference.id === undefined)
          return { kind: 'unavailable', detail: 'no link in the answer' }
        return { kind: 'created', url: preference.init_point, reference: preference.id }
      } catch (error) {
        return { kind: 'unavailable', detail: detailOf(error) }
      }
    },

    find: (attempt) => findPayments(() => configOf(attempt.publicKey), attempt),

    refund: (request) => refundPayment(() => refundConfigOf(request.publicKey), request),

    closeLink: (attempt) => closePreference(() => configOf(attempt.publicKey), attempt, clock()),

    async readNotice(notice) {
      const { dataId, publicKey = '' } = notice
      const account = accountIn(accounts, publicKey)
      if (account === undefined) return { kind: 'none' }
      if (!isSignedFor(account, notice)) return { kind: 'forged' }
      try {
        const payment = await new Payment(configOf(publicKey)).get({ id: dataId })
        const { external_reference: id } = payment
        const state = stateOf(payment)
        if (state === undefined) return { kind: 'unavailable', detail: BROKEN_ANSWER }
        return id === undefined ? { kind: 'none' } : { kind: 'read', id, publicKey, state }
      } catch (error) {
        const isUnknown = error instanceof MercadoPagoError && error.status === 404
        return isUnknown ? { kind: 'none' } : { kind: 'unavailable', detail: detailOf(error) }
      }
    },

    readSettlement: readMercadoPagoSettlement,
    browserSources: () => BROWSER_SOURCES,
    scripts: SCRIPTS,
  }
  return provider
}

/**
 * The result of a charge whose answer was lost. Finding nothing proves nothing yet: the vendor may still be processing,
 * and its search lags. A second charge under another id would take the money twice.
 */
async function lookUp(
  provider: PaymentProvider,
  demand: PaymentDemand,
  detail: string,
): Promise<ChargeResult> {
  const found = await provider.find(demand)
  return found.kind === 'found' ? { kind: 'answered', state: found.state } : { kind: 'unknown', detail }
}

/**
 * Closes the page of a link. The vendor cannot delete a preference, so its end is set to the past. After a payment the
 * attempt stores the payment's id instead of the preference's, which is then looked up.
 * @returns whether the page can no longer be opened; true if it was never created
 */
async function closePreference(
  newConfig: NewConfig,
  { id, reference }: KnownAttempt,
  now: Date,
): Promise<boolean> {
  try {
    const preferences = () => new Preference(newConfig())
    const isPreference = reference !== undefined && !PAYMENT_ID.test(reference)
    const listed = isPreference
      ? [reference]
      : (await preferences().search({ options: { external_reference: id } })).elements?.map((one) => one.id)
    if (listed === undefined) return false
    for (const one of listed) {
      const { items, external_reference, expiration_date_to } = await preferences().get({ preferenceId: one })
      if (items === undefined || external_reference !== id) return false
      if (expiration_date_to && Date.parse(expiration_date_to) <= now.getTime()) continue
      const updatePreferenceRequest = { items, expires: true, expiration_date_to: now.toISOString() }
      const changed = await preferences().update({ id: one, updatePreferenceRequest })
      if (changed.id !== one) return false
    }
    return true
  } catch {
    return false
  }
}

type SignedNotice = Pick<Notice, 'dataId' | 'noticeId' | 'signature' | 'now'>

/** Whether a notice is recent and signed with the account's current or a previous secret. */
function isSignedFor(
  { webhookSecret, oldWebhookSecrets = [] }: MercadoPagoAccount,
  notice: SignedNotice,
): boolean {
  const secrets = [webhookSecret, ...oldWebhookSecrets]
  return isRecent(notice.signature, notice.now) && secrets.some((secret) => isSignedWith(secret, notice))
}

function isSignedWith(secret: string, { dataId, noticeId, signature }: SignedNotice): boolean {
  try {
    WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: noticeId, dataId, secret })
    return true
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false
    throw error
  }
}

/** The provider for the configured accounts. The library cannot use another address than the vendor's. */
export function openMercadoPago(
  { mercadoPagoAccounts, mercadoPagoApi }: Config,
  clock: Clock,
): PaymentProvider {
  Object.assign(AppConfig, { BASE_URL: mercadoPagoApi })
  return mercadoPagoPayments(mercadoPagoAccounts, clock)
}
