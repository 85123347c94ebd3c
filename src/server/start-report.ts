import type { PaymentType } from '#generated/models.ts'
import { terminalLine } from '#messages/terminal-line.ts'
import { listProviders } from './repositories/catalog-repository.ts'
import { listDirectory } from './repositories/directory-repository.ts'
import { countPending } from './repositories/receipts-repository.ts'
import { EMBEDDED } from './payments/embedded/embedded-payments.ts'
import type { RunningServer } from './start-server.ts'
import { studioAccess } from './studio/studio-access.ts'

const SHOWN = 20
const NONE = 'No storefront is open: "status": "published" in a tenant.json opens it.'
const NO_SERVICE = 'FISCAL_URL names the service that registers them.'
const SANDBOX = 'Payments: the sandbox is on, no money moves. PAYMENTS_SANDBOX=false switches it off.'

/** Printed once the server is ready. */
export const addressOf = ({ url, store }: RunningServer): string =>
  textOf([`Vitrina answers at ${url} (${store.kind === 'embedded' ? 'embedded database' : 'PostgreSQL'})`])

/** Printed once the tenants are applied: the URLs of the storefronts. */
export async function directoryOf({ url, store, applied, config }: RunningServer): Promise<string> {
  const { added, changed, unchanged, refused } = await applied
  const { cards, total } = await listDirectory(store.db, '', { offset: 0, limit: SHOWN })
  const width = Math.max(0, ...cards.map((card) => card.name.length))
  // only where the reader of the terminal may use it
  const studio = studioAccess(config) === 'open' ? [`Studio: ${url}/studio`] : []
  const stay = refused.length > 0 ? `, ${refused.length} with faults stay as they were` : ''
  const lines = [
    `Tenants: ${added.length + changed.length} applied, ${unchanged.length} unchanged${stay}. ${cards.length > 0 ? 'Storefronts:' : NONE}`,
    ...cards.map((card) => `  ${card.name.padEnd(width)}  ${url}/menu/${card.alias}`),
    ...(total > SHOWN ? [`  and ${total - SHOWN} more at ${url}/menu`] : []),
    ...studio,
    'Stop with Ctrl-C.',
  ]
  return textOf(lines)
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${terminalLine(line)}\n`).join('')

/** Printed last, since it reads every venue: that no money moves, and payments that cannot be made. */
export async function paymentsReport({ store, payments }: RunningServer): Promise<string> {
  return textOf([
    ...(payments.sandbox === undefined ? [] : [SANDBOX]),
    ...(await switchedOff(store, payments)),
  ])
}

/** Printed when receipts wait for a tax authority that this server is not configured for. */
export async function receiptsReport({ store, config }: RunningServer): Promise<string> {
  const pending = config.fiscalUrl === undefined ? await countPending(store.db) : 0
  return textOf(pending === 0 ? [] : [`Receipts that wait for a tax authority: ${pending}. ${NO_SERVICE}`])
}

/** Payment types not offered because no provider of this server accepts them. */
async function switchedOff(
  store: RunningServer['store'],
  payments: RunningServer['payments'],
): Promise<string[]> {
  const lines = new Set<string>()
  for await (const venues of listProviders(store.db)) {
    for (const { tenant, payments: offered } of venues)
      for (const payment of offered ?? [])
        if (isMeantToBeOn(payment) && payments.isUnserved(payment, tenant))
          lines.add(`  ${tenant}: ${payment.showName}, ${reasonOf(payment, tenant)}`)
    if (lines.size > SHOWN) break
  }
  if (lines.size === 0) return []
  return [
    'Payment types switched off, because this server takes no money for them:',
    ...[...lines].toSorted().slice(0, SHOWN),
    ...(lines.size > SHOWN ? ['  and more'] : []),
  ]
}

const isMeantToBeOn = ({ active, onlinePayment }: PaymentType): boolean =>
  active && onlinePayment?.paymentMethod !== 'DISABLED'

function reasonOf({ onlinePayment }: PaymentType, tenant: string): string {
  if (onlinePayment === undefined) return 'which names no provider'
  const { providerName, publicKey = tenant } = onlinePayment
  return providerName === EMBEDDED
    ? 'whose provider is the sandbox: PAYMENTS_SANDBOX=true switches it on'
    : `for which ${providerName} has no account under ${publicKey} that takes payments`
}
