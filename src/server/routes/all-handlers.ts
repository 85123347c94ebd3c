import type { Handlers, OperationId } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { AnswerCache } from '../use-cases/answer-cache.ts'
import { adminRoutes } from './admin-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { benefitRoutes } from './benefit-routes.ts'
import { cartRoutes } from './cart-routes.ts'
import { consoleRoutes } from './console-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { geocodingRoutes } from './geocoding-routes.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { riderRoutes } from './rider-routes.ts'
import { shipmentRoutes } from './shipment-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { studioRoutes } from './studio-routes.ts'
import { surveyRoutes } from './survey-routes.ts'
import { systemRoutes } from './system-routes.ts'
import { venueRoutes } from './venue-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** The handlers of all operations; a missing one fails the compiler and the start. */
export function allHandlers(services: Services): Handlers<OperationId> {
  const answers = new AnswerCache()
  return {
    ...venueRoutes(services, answers),
    ...menuRoutes(services, answers),
    ...orderRoutes(services),
    ...paymentRoutes(services),
    ...benefitRoutes(services),
    ...cartRoutes(services),
    ...riderRoutes(services),
    ...signInRoutes(services),
    ...shipmentRoutes(services),
    ...fileRoutes(services),
    ...geocodingRoutes(services),
    ...surveyRoutes(services),
    ...reportRoutes(services),
    ...adminRoutes(services),
    ...consoleRoutes(services),
    ...ledgerRoutes(services),
    ...webhookRoutes(services),
    ...studioRoutes(services),
    ...systemRoutes(services),
  }
}
