import type { ClientError } from '#generated/models.ts'
import type { ApiClient } from './client.ts'

/**
 * Reports an error on a page to the operator; never waits and never throws. @source diner spec §7 "POST /api/diner/log"
 */
export function logClientError(client: ApiClient, body: ClientError): void {
  client.POST('/api/diner/log', { body, keepalive: true }).catch(() => undefined)
}
