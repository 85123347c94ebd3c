import { isRecord } from '#domain/documents/is-record.ts'
import { CARD_FIELDS, type CardField, type CardFault, type Month } from '#domain/payment/card.ts'
import type { CardToken } from '../contract.ts'

/** Colours that the fields take from the page, by the names of their custom properties. */
export const LOOK_COLORS = [
  'card',
  'surface-raised',
  'text',
  'description',
  'field-border',
  'danger',
  'focus-ring',
  'focus-ring-outer',
] as const

export type LookColor = (typeof LOOK_COLORS)[number]

/** The page's look: only validated colours and a length get into the frame. */
export type CardLook = {
  scheme: 'light' | 'dark'
  colors: Record<LookColor, string>
  /** @units CSS pixels */
  radius: number
}

export type FieldTexts = { label: string; hint?: string; invalid: string }
export type CardTexts = {
  fields: Record<CardField, FieldTexts>
  faults: Record<Exclude<CardFault, 'INVALID'>, string>
  incomplete: string
  note: string
}

export type ToFrame =
  | { kind: 'start'; texts: CardTexts; look: CardLook; month: Month }
  | { kind: 'look'; look: CardLook }
  | { kind: 'reveal'; focus: boolean }
  | { kind: 'tokenise'; id: number }

export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'height'; px: number }
  | { kind: 'valid'; valid: boolean }
  | { kind: 'token'; id: number; result: CardToken }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000

/** @returns whether all parts are valid: six hex digits, a scheme, a length */
export function isCardLook(value: unknown): value is CardLook {
  if (!isRecord(value) || !isRecord(value.colors)) return false
  const { scheme, colors, radius } = value
  const isColor = (name: LookColor) => isText(colors[name]) && /^#[0-9a-f]{6}$/i.test(colors[name])
  return (scheme === 'light' || scheme === 'dark') && isCount(radius) && LOOK_COLORS.every(isColor)
}

function isTexts(value: unknown): value is CardTexts {
  if (!isRecord(value) || !isRecord(value.fields) || !isRecord(value.faults)) return false
  const { fields, faults, incomplete, note } = value
  const isField = (field: unknown) => isRecord(field) && isText(field.label) && isText(field.invalid)
  return (
    CARD_FIELDS.every((name) => isField(fields[name])) &&
    isText(faults.EMPTY) &&
    isText(faults.EXPIRED) &&
    isText(incomplete) &&
    isText(note)
  )
}

const isMonth = (value: unknown): value is Month =>
  isRecord(value) && isCount(value.year) && isCount(value.month)

/** Parses a message from the page to the frame; undefined if it is not in the protocol. */
export function readToFrame(data: unknown): ToFrame | undefined {
  if (!isRecord(data)) return undefined
  const { kind, texts, look, month, id } = data
  if (kind === 'start')
    return isTexts(texts) && isCardLook(look) && isMonth(month) ? { kind, texts, look, month } : undefined
  if (kind === 'look') return isCardLook(look) ? { kind, look } : undefined
  if (kind === 'tokenise') return isCount(id) ? { kind, id } : undefined
  return kind === 'reveal' && typeof data.focus === 'boolean' ? { kind, focus: data.focus } : undefined
}

function readToken(value: unknown): CardToken | undefined {
  if (!isRecord(value)) return undefined
  const { ok, token, paymentMethodId, cardName, identificationNumber, code } = value
  if (ok === true)
    return isText(token) && isText(paymentMethodId) && isText(cardName) && isText(identificationNumber)
      ? { ok, token, paymentMethodId, cardName, identificationNumber }
      : undefined
  return code === 'INVALID' || code === 'FAILED' ? { ok: false, code } : undefined
}

/** Parses a message from the frame to the page; undefined if it is not in the protocol. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined
  const { kind, px, valid, id } = data
  if (kind === 'ready') return { kind }
  if (kind === 'height') return isCount(px) ? { kind, px } : undefined
  if (kind === 'valid') return typeof valid === 'boolean' ? { kind, valid } : undefined
  const result = kind === 'token' ? readToken(data.result) : undefined
  return result && isCount(id) ? { kind: 'token', id, result } : undefined
}
