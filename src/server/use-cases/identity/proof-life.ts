import { PHONE_PROOF_DAYS } from '#domain/defaults.ts'

const DAY_MS = 86_400_000

/** Proofs from before this moment no longer count: numbers change hands. */
export const proofsSince = (now: Date): Date => new Date(now.getTime() - PHONE_PROOF_DAYS * DAY_MS)
