import { MESSAGE_TEXT_MAX_ENCODED } from '#domain/defaults.ts'

import { cutToEncoded, encodedLength, fitsMessage } from './message-length.ts'
import {
  dinerLines,
  garnishLines,
  headingLines,
  itemLine,
  line,
  noteLines,
  notesLine,
  type OrderTextInput,
} from './order-text.ts'

/** What fits in together, see {@link RANKS}. */
type Rank = 'frame' | 'order-notes' | 'diner' | 'noted-plate' | 'plate' | 'garnish'
type Piece = { rank: Rank; text: string }

const LINE_FEED = encodedLength('\n')
const CUT = '…'

/**
 * A short form of an order for a prefilled message, when the whole does not fit. What kitchen and rider need is always
 * included, then as many plates and garnishes as fit. It says when something is missing.
 * @returns lines joined by line feeds, in the order of the whole message
 * @units at most 2,000 characters once encoded
 * @source design §5 "WhatsApp text: longer: summary and link"
 */
export function orderSummary(input: OrderTextInput): string {
  const whole = joined(piecesOf(input, []))
  return fitsMessage(whole) ? whole : joined(fitting(piecesOf(input, line(input, 'order.text.missing', {}))))
}

function piecesOf(input: OrderTextInput, missing: readonly string[]): Piece[] {
  const { order, formatMoney } = input
  const ranked = (rank: Rank, lines: readonly string[]) => lines.map((text): Piece => ({ rank, text }))
  return [
    ...ranked('frame', headingLines(input)),
    ...ranked('order-notes', notesLine(input)),
    ...order.items.flatMap((item) => {
      const notes = noteLines(item)
      const plate = notes.length > 0 ? 'noted-plate' : 'plate'
      return [
        ...ranked(plate, [itemLine(item)]),
        ...ranked('garnish', garnishLines(item)),
        ...ranked(plate, notes),
      ]
    }),
    ...ranked('frame', line(input, 'order.text.total', { amount: formatMoney(order.price) })),
    ...ranked('diner', dinerLines(input)),
    ...ranked('frame', [...missing, ...line(input, 'order.text.link', { url: input.link })]),
  ]
}

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('\n')

/** As many pieces as fit, by rank; the first that does not fit is cut, and is the last. */
function fitting(pieces: readonly Piece[]): Piece[] {
  const kept = new Map<Piece, string>()
  // the first line has no line feed before it
  let room = MESSAGE_TEXT_MAX_ENCODED + LINE_FEED
  for (const piece of byRank(pieces)) {
    room -= LINE_FEED
    const length = encodedLength(piece.text)
    if (length > room) {
      kept.set(piece, cutTo(piece.text, room))
      break
    }
    kept.set(piece, piece.text)
    room -= length
  }
  return pieces.flatMap((piece) => {
    const text = kept.get(piece)
    return text ? [{ ...piece, text }] : []
  })
}

/**
 * Priority when not everything fits. The page behind the link shows plates and garnishes to anybody, but not the
 * person, the address and the notes: these come first.
 */
const RANKS: readonly Rank[] = ['frame', 'diner', 'order-notes', 'noted-plate', 'plate', 'garnish']

const byRank = (pieces: readonly Piece[]): Piece[] =>
  RANKS.flatMap((rank) => pieces.filter((piece) => piece.rank === rank))

function cutTo(text: string, room: number): string {
  const beginning = cutToEncoded(text, room - encodedLength(CUT)).trimEnd()
  return beginning === '' ? '' : beginning + CUT
}
