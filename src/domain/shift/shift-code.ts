import { SHIFT_CODE_DIGITS } from '../defaults.ts'

/**
 * A security code as a person types it: digits only, spaces and dashes dropped.
 * @returns undefined when it can be no code of a store
 * @source design §5 "Shift code 6 digits"; the spaces are assumed: people group digits
 */
export function parseShiftCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return digits.length === SHIFT_CODE_DIGITS && /^[0-9]+$/.test(digits) ? digits : undefined
}
