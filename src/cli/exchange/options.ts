import { parseArgs } from 'node:util'

import { nearName } from '#domain/documents/near-name.ts'
import { UsageError } from '../usage-error.ts'

/** An option with a value, as the next word or after `=`. */
export const TEXT = { type: 'string' } as const
/** A repeatable option, which also takes several values at once: see {@link listOf}. */
export const LIST = { type: 'string', multiple: true } as const
/** One without a value. */
export const FLAG = { type: 'boolean' } as const

type Kinds = Readonly<Record<string, typeof TEXT | typeof LIST | typeof FLAG>>

/**
 * Parses a command line into positional arguments and options.
 * @errors {@link UsageError} for an unknown option, a missing or extra value, and an empty value, as from an unset
 *   variable
 */
export function readOptions<const T extends Kinds>(args: readonly string[], kinds: T) {
  const { positionals: words, values } = parse(args, kinds)
  for (const [name, value] of Object.entries<unknown>(values))
    for (const one of [value].flat())
      if (typeof one === 'string' && one.replaceAll(Array.isArray(value) ? ',' : '', '').trim() === '')
        throw new UsageError(`'--${name}' needs a value.`)
  return { words, values }
}

function parse<const T extends Kinds>(args: readonly string[], kinds: T) {
  try {
    return parseArgs({ args: [...args], options: kinds, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(refusal(error, kinds), { cause: error })
  }
}

/** Translates Node's errors about the command line. */
function refusal(error: unknown, kinds: Kinds): string {
  const said = error instanceof Error ? error.message : String(error)
  const [name = ''] = /(?<=^(?:Unknown option|Option) ')-[^' ]+/.exec(said) ?? []
  if (said.startsWith('Option'))
    return `'${name}' ${said.includes('does not take') ? 'takes no value.' : 'needs a value.'}`
  const known = Object.keys(kinds).map((one) => `--${one}`)
  const near = nearName(name, known)
  return `'${name}' is no option of this command${near === undefined ? '.' : `; did you mean '${near}'?`}`
}

/** All values of an option, given once or several times. */
export const listOf = (values: readonly string[] | undefined): string[] | undefined =>
  values
    ?.flatMap((value) => value.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The file of `--out`; undefined for the standard output, which is the default. */
export const outFile = (out: string | undefined): string | undefined => (out === '-' ? undefined : out)

/** Refuses positional arguments, since ignored ones would be taken for done. @errors {@link UsageError} */
export function refuseArguments(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`'${words.join("', '")}' is nothing that this command takes.`)
}
