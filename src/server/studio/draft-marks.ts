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

/** Bytes in the lower-case alphabet of RFC 4648, whose characters every address takes as they are: five bits each. */
const toBase32 = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(MARK_TOKEN_LENGTH, '0')
    .replaceAll(/./g, (digit) => ALPHABET.charAt(Number.parseInt(digit, 32)))

/** The bytes of {@link toBase32}; none of no text. */
function fromBase32(text: string): Buffer {
  let value = 0n
  for (const character of text) value = value * 32n + BigInt(ALPHABET.indexOf(character))
  return Buffer.from(value.toString(16).padStart((text.length * 5) / 4, '0'), 'hex')
}
