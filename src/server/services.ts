import type { FastifyBaseLogger } from 'fastify'

import type { Catalog } from './catalog/catalog.ts'
import type { Clock, RandomBytes } from './clock.ts'
import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import type { FiscalProvider } from './fiscal/contract.ts'
import type { Places } from './http/places.ts'
import type { Geocoding } from './geocoding/provider.ts'
import type { MessageSender } from './messaging/contract.ts'
import type { Payments } from './payments/payments.ts'
import type { Partners } from './partners/contract.ts'
import type { DraftMarks } from './studio/draft-marks.ts'
import type { RemoveFolder } from './studio/swap-folder.ts'
import type { JudgeLayouts } from './tenants/layout-faults.ts'
import type { OrderLinks } from './use-cases/orders/order-link.ts'
import type { TenantApplications } from './use-cases/tenant-application.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Services['leaving']
  }
}

/** What use-cases are built on; one per application, passed in so that tests decide every part. */
export type Services = {
  store: Store
  /** of the studio's drafts */
  marks: DraftMarks
  /** to orders, in messages */
  links: OrderLinks
  catalog: Catalog
  /** whose each host name is, and the addresses of pages */
  places: Places
  /** finds addresses */
  geocoding: Geocoding
  config: Config
  clock: Clock
  randomBytes: RandomBytes
  judgeLayouts?: JudgeLayouts
  removeFolder: RemoveFolder
  /** asks external partners for their users' benefits */
  partners: Partners
  /** sends messages to people */
  messages: MessageSender
  /** issues receipts */
  fiscal: FiscalProvider
  /** takes money */
  payments: Payments
  /** of the tenant folders, asked for by an operator */
  applications: TenantApplications
  /** whether the process is about to end: it still answers, and nobody should come again */
  leaving: { isOn: boolean }
  log: FastifyBaseLogger
}
