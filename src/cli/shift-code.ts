import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'

import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { parseShiftCode } from '#domain/shift/shift-code.ts'
import { hashCode } from '#server/use-cases/identity/code-hash.ts'

/** Prints the `shiftCodeHash` of a tenant folder for a code typed on stdin: as an argument it would stay in the shell's history. */
export async function shiftCode(): Promise<number> {
  const code = parseShiftCode(await text(process.stdin))
  if (code === undefined) throw new Error(`Type a code of ${SHIFT_CODE_DIGITS} digits, then end the input.`)
  process.stdout.write(`${await hashCode(code, randomBytes)}\n`)
  return 0
}
