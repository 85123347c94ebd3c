import { MARK_TOKEN_LENGTH, markIn } from '#domain/studio/draft-mark.ts'
import type { RandomBytes } from '../clock.ts'
import type { Store } from '../db/store.ts'
import { secretOf } from '../repositories/secrets-repository.ts'
import { SignedIds } from '../signed-id.ts'

const SECRET = 'draft-marks'
/** With the end of a draft's life 40 characters of an address. */
const SIZES = { idBytes: 8, macBytes: 13 }
/** What every alias with a mark has at its end. */
const AT_END = new RegExp(`~[a-z2-7]{${MARK_TOKEN_LENGTH}}$`)

/**
 * Makes the marks of drafts and judges them: an id, the end of its life, and a signature over both. A forged or an
 * expired one is found out without asking the database.
 */
export class DraftMarks {
  private readonly ids: SignedIds

  private constructor(secret: string) {
    this.ids = new SignedIds(secret, SIZES)
  }

  /** The secret lies in the database: other processes and later starts have the same. */
  static async open({ db }: Pick<Store, 'db'>, randomBytes: RandomBytes): Promise<DraftMarks> {
    return new DraftMarks(await secretOf(db, SECRET, randomBytes))
  }

  /** An id for a mark. */
  newId(randomBytes: RandomBytes): string {
    return Buffer.from(randomBytes(SIZES.idBytes)).toString('hex')
  }

  /** The mark with its tilde; the same for the same id and end. @param id - of {@link newId} */
  mark(id: string, expiresAt: Date): string {
    return `~${toBase32(this.ids.sign({ id, expiresAt }))}`
  }

  /** Whether an alias is plain, or ends in a mark of ours that is still alive. */
  isOpen(alias: string, now: Date): boolean {
    if (!alias.includes('~')) return true
    return AT_END.test(alias) && this.isAlive(alias, now)
  }

  /** Whether the mark in a text is one of ours that has not expired. */
  isAlive(text: string, now: Date): boolean {
    const mark = this.ids.read(fromBase32(markIn(text) ?? ''))
    return mark !== undefined && mark.expiresAt > now
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS = 5

/** Bytes in the lower-case alphabet of RFC 4648, whose characters every address takes as they are; no padding. */
function toBase32(bytes: Uint8Array): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= BITS; bits -= BITS) text += ALPHABET.charAt((value >>> (bits - BITS)) & 31)
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (BITS - bits)) & 31) : text
}

/** The bytes of {@link toBase32}; a character of another alphabet counts as nothing. */
function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let value = 0
  let bits = 0
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) continue
    value = (value << BITS) | digit
    bits += BITS
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
