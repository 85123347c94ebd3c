import type { AnalyticsProvider } from '#providers/analytics/contract.ts'
import { embeddedAnalytics } from '#providers/analytics/embedded/embedded.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import { waMe } from '#providers/messaging/wa-me/wa-me.ts'

/** What stands behind each port of the interface. Another provider is a folder and a line here. */
export const messaging: MessagingProvider = waMe
export const analytics: AnalyticsProvider = embeddedAnalytics((path, init) => fetch(path, init))
