import type { ClientError } from '#generated/models.ts'
import type { ApiClient } from './client.ts'

/** Tells the operator what went wrong on a page; never waits and never throws. @source diner spec §7 "POST /api/diner/log" */
export function tellLog(client: ApiClient, body: ClientError): void {
  client.POST('/api/diner/log', { body, keepalive: true }).catch(() => undefined)
}
