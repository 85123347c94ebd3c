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

/** Dependencies of use cases; one per application, passed in so that tests control every part. */
export type Services = {
  store: Store
  /** marks of the studio's drafts */
  marks: DraftMarks
  /** links to orders in messages */
  links: OrderLinks
  catalog: Catalog
  /** tenants by host name, and addresses of pages */
  places: Places
  /** geocoders */
  geocoding: Geocoding
  config: Config
  clock: Clock
  randomBytes: RandomBytes
  judgeLayouts?: JudgeLayouts
  removeFolder: RemoveFolder
  /** looks up benefits of external partners' users */
  partners: Partners
  /** sends messages to people */
  messages: MessageSender
  /** registers receipts */
  fiscal: FiscalProvider
  /** payment providers */
  payments: Payments
  /** applications of tenant folders requested by an operator */
  applications: TenantApplications
  /** whether the process is about to stop: it still responds, but clients should not come back */
  leaving: { isOn: boolean }
  log: FastifyBaseLogger
}
