import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'

import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { parseDigitCode } from '#domain/identity/digit-code.ts'
import { hashCode } from '#server/use-cases/identity/code-hash.ts'
import { UsageError } from './usage-error.ts'

/** Prints the `shiftCodeHash` for a code read from stdin: an argument would stay in the shell's history. */
export async function shiftCode(args: readonly string[]): Promise<number> {
  // the code is not repeated, since output is often stored
  if (args.length > 0) throw new UsageError('Type the code on the standard input, not as an argument.')
  const code = parseDigitCode(await text(process.stdin), SHIFT_CODE_DIGITS)
  if (code === undefined) throw new Error(`Type a code of ${SHIFT_CODE_DIGITS} digits, then end the input.`)
  process.stdout.write(`${await hashCode(code, randomBytes)}\n`)
  return 0
}
