import type { FiscalProvider } from '../fiscal/contract.ts'
import type { Payments } from '../payments/payments.ts'
import { remindOfCart } from '../use-cases/carts/remind-of-cart.ts'
import { deliverWebhooks, resumeWebhooks, webhookListener } from '../use-cases/console/deliver-webhooks.ts'
import { sendOrderLink } from '../use-cases/orders/send-order-link.ts'
import { checkPaymentPages } from '../use-cases/integrity/check-payment-pages.ts'
import { askAboutPayments } from '../use-cases/payments/ask-later.ts'
import { cancelUnpaid } from '../use-cases/payments/cancel-unpaid.ts'
import { closeOpenLinks } from '../use-cases/payments/close-links.ts'
import { sendRefunds } from '../use-cases/payments/send-refund.ts'
import { issueReceipts } from '../use-cases/receipts/issue-receipts.ts'
import { registerReceipts } from '../use-cases/receipts/register-receipts.ts'
import { eraseOldOrders } from './erase-old-orders.ts'
import type { EventListener, Job } from './job.ts'
import { purge } from './purge.ts'
import { releaseSoldOut } from '../use-cases/sold-out.ts'
import { endClosures } from '../use-cases/venue-state.ts'
import { redrawDrafts } from '../use-cases/studio/drafts.ts'

/** All background jobs. A new kind of work is a job and a line in this list. */
export const allJobs = (payments: Payments, fiscal: FiscalProvider): readonly Job[] => [
  ...askAboutPayments(payments),
  ...sendRefunds(payments),
  ...closeOpenLinks(payments),
  checkPaymentPages,
  ...registerReceipts(fiscal),
  ...cancelUnpaid(payments),
  remindOfCart,
  releaseSoldOut,
  endClosures,
  deliverWebhooks,
  resumeWebhooks,
  redrawDrafts,
  purge,
  ...eraseOldOrders,
]

/** All subscribers to events of the outbox. */
export const LISTENERS: readonly EventListener[] = [sendOrderLink, issueReceipts, webhookListener]
