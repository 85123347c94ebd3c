import { parseArgs } from 'node:util'

import { nearName } from '#domain/documents/near-name.ts'
import { UsageError } from '../usage-error.ts'

/** An option with a value, as the next word or after `=`. */
export const TEXT = { type: 'string' } as const
/** One that may be given several times, as well as several in one: see {@link listOf}. */
export const LIST = { type: 'string', multiple: true } as const
/** One without a value. */
export const FLAG = { type: 'boolean' } as const

type Kinds = Readonly<Record<string, typeof TEXT | typeof LIST | typeof FLAG>>

/**
 * Sorts the words of a command line: those that are no option, and what each option says.
 * @errors {@link UsageError} for an option that is none, for a value that is missing or one too many, and for one that
 *   names nothing, as with an unset variable
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

/** What Node says of a wrong command line, in our words. */
function refusal(error: unknown, kinds: Kinds): string {
  const said = error instanceof Error ? error.message : String(error)
  const [name = ''] = /(?<=^(?:Unknown option|Option) ')-[^' ]+/.exec(said) ?? []
  if (said.startsWith('Option'))
    return `'${name}' ${said.includes('does not take') ? 'takes no value.' : 'needs a value.'}`
  const known = Object.keys(kinds).map((one) => `--${one}`)
  const near = nearName(name, known)
  return `'${name}' is no option of this command${near === undefined ? '.' : `; did you mean '${near}'?`}`
}

/** What an option names, given once or several times. */
export const listOf = (values: readonly string[] | undefined): string[] | undefined =>
  values
    ?.flatMap((value) => value.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The file that `--out` names; none where it is the output, as it is without one. */
export const outFile = (out: string | undefined): string | undefined => (out === '-' ? undefined : out)

/** Refuses words that are no option: what is passed over is taken for done. @errors {@link UsageError} */
export function refuseArguments(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`'${words.join("', '")}' is nothing that this command takes.`)
}
