import { useCustomerPhone } from './use-customer-phone.ts'
import { useSignedIn } from './use-signed-in.ts'

/**
 * The phone by which this device asks for what is the diner's: the one that signed in at the branch, else the one
 * that was typed, because a device sees what it ordered itself.
 *
 * @returns E.164; '' for none
 */
export function useKnownPhone(): string {
  const signedIn = useSignedIn()
  const typed = useCustomerPhone(signedIn === undefined)
  return signedIn ?? typed
}
