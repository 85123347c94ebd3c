import { releaseSoldOut, SOLD_OUT_QUEUE } from '../use-cases/sold-out.ts'
import type { Job } from './job.ts'

/** Lets plates and garnishes come back at the moment that was set for them. */
export const releaseSoldOutJob: Job = {
  queue: SOLD_OUT_QUEUE,
  run: (services, { key, payload }) =>
    releaseSoldOut(services, { alias: key, tenant: String(payload['tenant']) }),
}
