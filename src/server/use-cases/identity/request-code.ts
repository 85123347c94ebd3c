import { ONE_TIME_CODE_MINUTES, ONE_TIME_CODES_PER_HOUR } from '#domain/defaults.ts'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { newOneTimeCode, ONE_TIME_CODE_BYTES } from '#domain/identity/one-time-code.ts'
import { formatPhoneForMessage } from '#domain/phone/message-number.ts'
import { createMessages } from '#messages/create-messages.ts'
import { signIn } from '#messages/sign-in.ts'

import type { BranchEntry } from '../../catalog/catalog.ts'
import type { Claim } from '../../repositories/identity-repository.ts'
import {
  deleteCodesBefore,
  insertCode,
  listCodeTimes,
  lockPhone,
} from '../../repositories/identity-repository.ts'
import type { Services } from '../../services.ts'
import { hashCode } from './code-hash.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Used and forgotten codes are kept no longer than the limit of an hour needs them. */
const KEPT_MS = 24 * HOUR_MS
const MESSAGE = 'sign-in.code-message'

export type CodeRequested =
  | { kind: 'sent'; expiresInSeconds: number }
  /** the phone was sent as many codes as an hour allows */
  | { kind: 'too-many'; waitSeconds: number }
  | { kind: 'not-sent' }

/** Sends a fresh one-time code to the phone of a claim; what was sent before to the same device no longer counts. */
export async function requestCode(
  services: Services,
  claim: Omit<Claim, 'branch'> & { branch: BranchEntry },
  now: Date,
): Promise<CodeRequested> {
  const { store, messages, randomBytes, log } = services
  const { deviceId, phone, branch: entry } = claim
  const code = newOneTimeCode(randomBytes(ONE_TIME_CODE_BYTES))
  const codeHash = await hashCode(code, randomBytes)
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_MINUTES * MINUTE_MS)
  const waitSeconds = await store.db.transaction(async (tx) => {
    await lockPhone(tx, phone)
    await deleteCodesBefore(tx, new Date(now.getTime() - KEPT_MS))
    const wait = waitOf(await listCodeTimes(tx, phone, new Date(now.getTime() - HOUR_MS)), now)
    if (wait === 0) {
      await insertCode(tx, { deviceId, phone, branch: entry.branch.id, codeHash, createdAt: now, expiresAt })
    }
    return wait
  })
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const text = await textOf(services, entry, code)
  try {
    await messages.send({
      channel: 'sms',
      to: `+${formatPhoneForMessage(phone)}`,
      text,
      tenant: entry.tenant,
    })
  } catch (error) {
    log.warn({ err: error, provider: messages.id }, 'one-time code not sent')
    return { kind: 'not-sent' }
  }
  return { kind: 'sent', expiresInSeconds: ONE_TIME_CODE_MINUTES * 60 }
}

/** @param times - of the last hour, oldest first */
function waitOf(times: readonly Date[], now: Date): number {
  const oldest = times.at(-ONE_TIME_CODES_PER_HOUR)
  return oldest === undefined ? 0 : Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000)
}

async function textOf({ catalog }: Services, { tenant, branch }: BranchEntry, code: string): Promise<string> {
  const presentation = await catalog.presentation(tenant)
  const t = createMessages(presentation?.locale ?? DEFAULT_LOCALE, presentation?.messages)(signIn)
  return t(MESSAGE, {
    code,
    brand: presentation?.name ?? branch.name,
    minutes: ONE_TIME_CODE_MINUTES,
  })
}
