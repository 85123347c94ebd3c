import { cutText } from '#domain/documents/cut-text.ts'
import { DETAILS_MAX } from '#domain/checkout/typed-length.ts'
import { foldWords } from '#domain/venue/fold-text.ts'

/** An address line, split into street, house number and the way to the door. */
export interface StreetLine {
  street: string
  /** 'S/N' where the diner says that the house has none; empty when nothing is said. */
  number: string
  /** 'piso 3 B', 'e/ 10 y 11'. */
  rest: string
}

/** Words that cannot start a house number: floor, flat, building, cross streets. */
const AFTER_NUMBER =
  /(?:piso|p|pb|planta|dep(?:to|artamento)?|dpto|dto|apto|apartamento|of(?:icina)?|local|torre|casa|bloque|block|timbre|unidad|uf|int(?:erior)?|lote|manzana|mz|fondo|entre|e\/|esq(?:uina)?|\d+\s?(?:°|º|er|ro|do|to))(?!\p{L}).*/u
    .source

const NUMBER = String.raw`\d+\s?[a-z]?|s\/n|sin n[uú]mero`
const LINE = new RegExp(`^(?<street>.*?\\S)\\s+(?<number>${NUMBER})(?:\\s+(?<rest>${AFTER_NUMBER}))?$`, 'iu')
const IS_AFTER_NUMBER = new RegExp(`^${AFTER_NUMBER}`, 'iu')
/** Words for streets named by a number: the first number after one belongs to the name. */
const KIND_OF_STREET = /^(?:calle|c|av|avda|avenida|diag|diagonal|ruta|camino|carrera|cra|cr)\.?$/iu

/**
 * Splits 'Av. Corrientes 1234 piso 3, Almagro' into street, house number and details. The house number is the number
 * that ends the first part or precedes a floor, a flat or cross streets. Parts after a comma belong to the details when
 * they start like them.
 * @param found - the house number a geocoder read in the same line: it wins where it is one of the line's words
 * @returns an empty number when none is written
 * @source assumed: simple mode asks for all in one input, entities keep them apart
 */
export function splitStreetLine(line: string, found = ''): StreetLine {
  const [first = '', ...parts] = line.split(',').map((part) => part.trim())
  const behind = parts.filter((part) => IS_AFTER_NUMBER.test(part))
  const { street, number, rest } = splitByNumber(first, found)
  return { street, number, rest: [rest, ...behind].filter(Boolean).join(', ') }
}

function splitByNumber(text: string, found: string): StreetLine {
  const { street = text, number = '', rest = '' } = LINE.exec(text)?.groups ?? {}
  const isOfStreet = rest !== '' && KIND_OF_STREET.test(street)
  const read = isOfStreet ? { street: `${street} ${number}`, number: '', rest } : { street, number, rest }
  const words = text.split(/\s+/)
  const at = words.indexOf(found, 1)
  if (at < 0 || Number.parseInt(number, 10) === Number.parseInt(found, 10)) return read
  return { street: words.slice(0, at).join(' '), number: found, rest: words.slice(at + 1).join(' ') }
}

/**
 * The details of an address, extended by what was typed after its house number, so that no floor is lost.
 * @param known - the address line as the geocoder writes it: a locality named there is not a detail
 * @returns unchanged when they, or the line, contain it already
 * @source assumed: the venue's line has no place for it
 */
export function detailsWith(details: string, rest: string, known = ''): string {
  // '4' of 'Corrientes 3247 4' is a flat, whatever numbers the line has
  const isIncluded = holds(details, rest) || (!/\d/.test(rest) && holds(known, rest))
  return isIncluded ? details.trim() : cutText([rest, details.trim()].filter(Boolean).join(', '), DETAILS_MAX)
}

/** Whether a text contains another one, word by word. */
const holds = (text: string, wanted: string): boolean => wordsOf(text).includes(wordsOf(wanted))

const wordsOf = (text: string): string => ` ${foldWords(text)} `
