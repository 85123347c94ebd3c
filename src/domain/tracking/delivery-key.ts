import { DELIVERY_KEY_DIGITS } from '#domain/defaults.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import type { TrackingInfo } from '#generated/models.ts'

const DIGITS = new RegExp(`^\\d{${DELIVERY_KEY_DIGITS}}$`)

/**
 * The key a diner says to the rider at the door.
 * @returns undefined when it is invalid, or no longer needed
 * @source delivery spec §5 "The tracking security code is shown only if valid"; four digits: design §5 "Keys"
 */
export function deliveryKey({
  status,
  securityCode = '',
}: Pick<TrackingInfo, 'status' | 'securityCode'>): string | undefined {
  return DIGITS.test(securityCode) && !isFinished({ status }) ? securityCode : undefined
}
