import type { AuditRatchet } from '#generated/audit.ts'
import { isAuditRatchet } from '#generated/validators/audit-ratchet.js'

/** The file of known findings is invalid. */
export class RatchetInvalid extends Error {
  override name = 'RatchetInvalid'
}

/** The default without a file: no known findings and no budget for undecided ones. */
export const NO_RATCHET: AuditRatchet = { $schema: '', undecidedBudget: 0, entries: [] }

/**
 * Reads the file of known findings.
 * @param text - its content
 * @param file - its name, for the message
 * @errors {@link RatchetInvalid} with the place and the expected value
 */
export function readRatchet(text: string, file: string): AuditRatchet {
  const value = parse(text, file)
  if (isAuditRatchet(value)) return value
  const [first] = isAuditRatchet.errors ?? []
  throw new RatchetInvalid(`${file}${first?.instancePath ?? ''}: ${first?.message ?? 'is wrong'}`)
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new RatchetInvalid(
      `${file} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    )
  }
}
