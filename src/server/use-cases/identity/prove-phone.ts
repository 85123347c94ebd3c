import { ONE_TIME_CODE_TRIES } from '#domain/defaults.ts'

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
 * Proves a phone on a device by the code that was sent for it. Every guess costs a try before it is looked at.
 * @returns expired also for a code that was used, has no try left, or was never asked for by this device
 */
export async function provePhone(
  { store }: Services,
  claim: Claim,
  code: string,
  now: Date,
): Promise<'proven' | 'wrong' | 'expired'> {
  const sent = await takeTry(store.db, claim, now, ONE_TIME_CODE_TRIES)
  if (sent === undefined) return 'expired'
  if (!(await isCode(code, sent.codeHash))) return 'wrong'
  return store.db.transaction(async (tx) => {
    if (!(await useCode(tx, sent.id, now))) return 'expired'
    await insertProof(tx, claim, now)
    return 'proven'
  })
}

/** Ends what a device may see of the phones it proved. */
export async function forgetProofs({ store }: Services, deviceId: string): Promise<void> {
  await deleteProofs(store.db, deviceId)
}
