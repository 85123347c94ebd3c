import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import {
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_MINUTES,
  ONE_TIME_CODES_PER_PHONE,
  ONE_TIME_CODES_PER_REQUESTER,
  ONE_TIME_CODE_TRIES,
} from '#domain/defaults.ts'
import { newDigitCode } from '#domain/identity/digit-code.ts'
import { formatPhoneForMessage } from '#domain/phone/message-number.ts'
import { createMessages } from '#messages/create-messages.ts'
import { signIn } from '#messages/sign-in.ts'

import { fail, isFailure, tooMany, type Failure } from '../../contract/handlers.ts'
import type { BranchEntry } from '../../catalog/catalog.ts'
import { newId } from '../../db/new-id.ts'
import { lockName } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import {
  type SentCode,
  deleteCode,
  hasEverProven,
  insertCode,
  listSentCodes,
  type Claim,
  deleteProofs,
  insertProof,
  takeTry,
  useCode,
} from '../../repositories/identity-repository.ts'
import { MessageRefused } from '../../messaging/contract.ts'
import type { Services } from '../../services.ts'
import { hashCode, isCode } from './code-hash.ts'

const MESSAGE = 'sign-in.code-message'

/** Who requests a code for a phone. */
type Requester = { deviceId: string; phone: string; network: string }

/** Sends a new one-time code to the phone of a claim; earlier codes of the same device become invalid. */
export async function requestCode(
  services: Services,
  claim: Requester & { branch: BranchEntry },
  now: Date,
): Promise<{ expiresInSeconds: number } | Failure> {
  const { store, messages, randomBytes, log } = services
  const { deviceId, phone, network, branch: entry } = claim
  const code = newDigitCode(randomBytes, ONE_TIME_CODE_DIGITS)
  const codeHash = await hashCode(code, randomBytes)
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_MINUTES * MINUTE_MS)
  const kept = await store.db.transaction(async (tx) => {
    await lockName(tx, phone)
    const waitSeconds = await waitOf(tx, claim, now)
    if (waitSeconds > 0) return tooMany(waitSeconds)
    const { id: branch } = entry.branch
    return insertCode(tx, { deviceId, phone, network, branch, codeHash, createdAt: now, expiresAt })
  })
  if (isFailure(kept)) return kept
  const text = await textOf(services, entry, code)
  try {
    await messages.send({
      id: `code-${newId(randomBytes, now)}`,
      channel: 'sms',
      to: `+${formatPhoneForMessage(phone)}`,
      text,
      tenant: entry.tenant,
    })
  } catch (error) {
    log.warn({ err: error, provider: messages.id }, 'one-time code not sent')
    // a refused message does not count against the limit
    if (error instanceof MessageRefused) await deleteCode(store.db, kept.id)
    return fail('PROVIDER_FAILED')
  }
  return { expiresInSeconds: ONE_TIME_CODE_MINUTES * 60 }
}

/**
 * How long the caller has to wait for the next code, by its own limit and the limit of all callers. A device that has
 * proven the phone is not slowed down by others.
 * @returns seconds, 0 when a code may be sent
 * @source decision 121
 */
async function waitOf(tx: Db, { deviceId, phone, network }: Requester, now: Date): Promise<number> {
  const sent = await listSentCodes(tx, phone, new Date(now.getTime() - HOUR_MS))
  const ofDevice = sent.filter((one) => one.deviceId === deviceId)
  if (await hasEverProven(tx, { deviceId, phone }))
    return waitFor(ofDevice, ONE_TIME_CODES_PER_REQUESTER, now)
  const ofNetwork = sent.filter((one) => one.network === network)
  return Math.max(
    waitFor(ofNetwork, ONE_TIME_CODES_PER_REQUESTER, now),
    waitFor(sent, ONE_TIME_CODES_PER_PHONE, now),
  )
}

/** @param sent - times of codes in the last hour, oldest first */
function waitFor(sent: readonly SentCode[], most: number, now: Date): number {
  const oldest = sent.at(-most)?.createdAt
  return oldest === undefined ? 0 : Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000)
}

async function textOf({ catalog }: Services, { tenant, branch }: BranchEntry, code: string): Promise<string> {
  const presentation = await catalog.presentation(tenant)
  const t = createMessages(presentation)(signIn)
  return t(MESSAGE, { code, brand: presentation?.name ?? branch.name, minutes: ONE_TIME_CODE_MINUTES })
}

/**
 * Proves a phone on a device by the code that was sent to it. Every guess spends a try before it is checked. Sending
 * the right code again creates no new proof.
 * @returns why it is not proven: also "expired" when no try is left, or when this device never requested a code
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
    // a code may arrive again because the first answer was lost
    if (await useCode(tx, sent.id, now)) await insertProof(tx, claim, now)
  })
  return undefined
}

/** Ends a device's access to the phones it proved. */
export const forgetProofs = ({ store }: Services, deviceId: string) => deleteProofs(store.db, deviceId)
