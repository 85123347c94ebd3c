import { DAY_MS } from '#domain/time/lengths.ts'
import type { Branch } from '#generated/models.ts'
import { hasProof } from '../../repositories/identity-repository.ts'
import type { Services } from '../../services.ts'
import { PHONE_PROOF_DAYS } from '#domain/defaults.ts'

/**
 * Who asks about a phone at a branch. Everything kept by phone is shown through one: a number alone proves nothing,
 * so an unproven viewer sees only what its own device session created.
 */
export type Viewer = {
  branch: string
  /** E.164 */
  phone: string
  /** hash of the device session; undefined for a browser without one, which sees nothing */
  deviceId: string | undefined
  /** whether this device proved the phone at this branch */
  isProven: boolean
  /** whether the branch asks for proofs, so that an unproven phone is given nothing */
  isProofAsked: boolean
}

type Question = { branch: Pick<Branch, 'id' | 'oneTimeCodes'>; phone: string; deviceId?: string; now: Date }

/** The viewer behind a request. Asks the database only where proofs exist: at branches with one-time codes. */
export async function viewerOf(
  { store }: Pick<Services, 'store'>,
  { branch, phone, deviceId, now }: Question,
): Promise<Viewer> {
  const viewer = {
    branch: branch.id,
    phone,
    deviceId,
    isProven: false,
    isProofAsked: branch.oneTimeCodes === true,
  }
  if (!viewer.isProofAsked || deviceId === undefined || phone === '') return viewer
  const proof = { deviceId, branch: branch.id, phone }
  return { ...viewer, isProven: await hasProof(store.db, proof, proofsSince(now)) }
}

/** Proofs from before this moment no longer count: numbers change hands. */
const proofsSince = (now: Date): Date => new Date(now.getTime() - PHONE_PROOF_DAYS * DAY_MS)
