import { onDemand } from '#platform/on-demand.ts'

/** The plans of the countries' phones; it comes when there is a phone to judge or to write. */
export const phoneCode = onDemand(() => import('#domain/phone/phone.ts'))
