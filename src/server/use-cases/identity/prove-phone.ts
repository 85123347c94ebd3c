import { ONE_TIME_CODE_TRIES } from '#domain/defaults.ts'

import { fail, type Failure } from '../../contract/handlers.ts'
import {
  type Claim,
  deleteProofs,
  insertProof,
  takeTry,
  useCode,
} from '../../repositories/identity-repository.ts'
import type { Services } from '../../services.ts'
import { isCode } from './code-hash.ts'

/**
 * Proves a phone on a device by the code that was sent for it. Every guess costs a try before it is looked at. The right
 * code given again proves nothing anew.
 * @returns why it is not proven: a code is expired also when it has no try left, or was never asked for by this device
 */
export async function provePhone(
  { store }: Services,
  claim: Claim,
  code: string,
  now: Date,
): Promise<Failure | undefined> {
  const sent = await takeTry(store.db, claim, now, ONE_TIME_CODE_TRIES)
  if (sent === undefined) return fail('ONE_TIME_CODE_EXPIRED')
  if (!(await isCode(code, sent.codeHash))) return fail('ONE_TIME_CODE_WRONG')
  await store.db.transaction(async (tx) => {
    // used before: the answer to that may have been lost
    if (await useCode(tx, sent.id, now)) await insertProof(tx, claim, now)
  })
  return undefined
}

/** Ends what a device may see of the phones it proved. */
export const forgetProofs = ({ store }: Services, deviceId: string) => deleteProofs(store.db, deviceId)
