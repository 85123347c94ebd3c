import { MARK_TOKEN_LENGTH, markIn } from '#domain/studio/draft-mark.ts'
import type { RandomBytes } from '../clock.ts'
import type { Store } from '../db/store.ts'
import { secretOf } from '../repositories/secrets-repository.ts'
import { SignedIds } from '../signed-id.ts'

const SECRET = 'draft-marks'
/** With the expiry this makes 40 characters in an address. */
const SIZES = { idBytes: 8, macBytes: 13 }
/** Matches the mark at the end of an alias. */
const AT_END = new RegExp(`~[a-z2-7]{${MARK_TOKEN_LENGTH}}$`)

/**
 * Creates and verifies the marks of drafts: an id, an expiry, and a signature over both. Forged and expired marks are
 * refused without a query.
 */
export class DraftMarks {
  private readonly ids: SignedIds

  private constructor(secret: string) {
    this.ids = new SignedIds(secret, SIZES)
  }

  /** The secret is in the database: all processes and later starts share it. */
  static async open({ db }: Pick<Store, 'db'>, randomBytes: RandomBytes): Promise<DraftMarks> {
    return new DraftMarks(await secretOf(db, SECRET, randomBytes))
  }

  /** Creates an id for a mark. */
  newId(randomBytes: RandomBytes): string {
    return Buffer.from(randomBytes(SIZES.idBytes)).toString('hex')
  }

  /** The mark with its tilde; deterministic for id and expiry. @param id - of {@link newId} */
  mark(id: string, expiresAt: Date): string {
    return `~${toBase32(this.ids.sign({ id, expiresAt }))}`
  }

  /** Whether an alias has no mark, or a valid one. */
  isOpen(alias: string, now: Date): boolean {
    if (!alias.includes('~')) return true
    return AT_END.test(alias) && this.isAlive(alias, now)
  }

  /** Whether the mark in a text is valid and not expired. */
  isAlive(text: string, now: Date): boolean {
    const mark = this.ids.read(fromBase32(markIn(text) ?? ''))
    return mark !== undefined && mark.expiresAt > now
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Encodes bytes in lower-case base32 (RFC 4648), which needs no escaping in addresses: five bits per character. */
const toBase32 = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(MARK_TOKEN_LENGTH, '0')
    .replaceAll(/./g, (digit) => ALPHABET.charAt(Number.parseInt(digit, 32)))

/** Decodes {@link toBase32}; empty for no text. */
function fromBase32(text: string): Buffer {
  let value = 0n
  for (const character of text) value = value * 32n + BigInt(ALPHABET.indexOf(character))
  return Buffer.from(value.toString(16).padStart((text.length * 5) / 4, '0'), 'hex')
}
