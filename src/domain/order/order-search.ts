import { codeCharacters } from './code.ts'
import { foldText } from '#domain/venue/fold-text.ts'

/** Search terms for an order, normalised; a match of one is enough. */
export interface OrderSearch {
  /** a part of the diner's name, without accents and capitals */
  name: string
  /** a part of the code in stored form */
  code: string
  /** the last digits of the phone: its prefix is written in many ways */
  phoneEnd?: string
}

const PHONE = /^[\d\s()+./-]+$/
const LEAST_DIGITS = 3
/** The shortest of the numbers that venues are called from have eight digits; of some the first is left out. */
const MOST_DIGITS = 7

/**
 * Parses what a user searches by: the code of an order, the name of its diner or the last digits of their phone.
 * @param text - as typed
 * @source assumed: whoever calls a venue says one of the three
 */
export function orderSearch(text: string): OrderSearch {
  const digits = text.replaceAll(/\D/g, '')
  const isPhone = PHONE.test(text) && digits.length >= LEAST_DIGITS
  return {
    name: foldText(text),
    code: codeCharacters(text),
    phoneEnd: isPhone ? digits.slice(-MOST_DIGITS) : undefined,
  }
}
