import { nearName } from '#domain/documents/near-name.ts'
import { UsageError } from '../usage-error.ts'

/** What stands on a command line: a first word, options with a value, and options without. */
export type Options = { words: string[]; values: Map<string, string>; flags: Set<string> }

/**
 * Sorts the words of a command line.
 * @param valued - options that take a value, as the next word or after `=`
 * @param plain - options that take none
 * @errors {@link UsageError} for an option that is neither, for a value that is missing or empty, and for one too many
 */
export function readOptions(
  args: readonly string[],
  valued: readonly string[],
  plain: readonly string[],
): Options {
  const options: Options = { words: [], values: new Map(), flags: new Set() }
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    const [name, joined] = partsOf(word)
    if (!isOption(word)) options.words.push(word)
    else if (plain.includes(name)) {
      if (joined !== undefined) throw new UsageError(`'${name}' takes no value.`)
      options.flags.add(name)
    } else if (valued.includes(name)) {
      const value = joined ?? args[(at += 1)] ?? ''
      // after '=' a value may begin as an option does
      if (value === '' || (joined === undefined && isOption(value)))
        throw new UsageError(`'${name}' needs a value.`)
      options.values.set(name, value)
    } else throw new UsageError(noOption(name, [...valued, ...plain]))
  }
  return options
}

/** Says that an option is none, with the one that was probably meant. */
export function noOption(name: string, known: readonly string[]): string {
  const near = nearName(name, known)
  return `'${name}' is no option of this command${near === undefined ? '.' : `; did you mean '${near}'?`}`
}

/** The file that `--out` names; none where it is the output, as it is without one. */
export function outFile({ values }: Options): string | undefined {
  const file = values.get('--out')
  return file === '-' ? undefined : file
}

/** A hyphen alone is the standard input or output. */
const isOption = (word: string): boolean => word.startsWith('-') && word !== '-'

function partsOf(word: string): [name: string, value: string | undefined] {
  const at = word.indexOf('=')
  return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

/**
 * Sorts the words of a command line that holds nothing but options without a value.
 * @returns the options that were given
 * @errors {@link UsageError} for anything else: what is passed over is taken for done
 */
export function readFlags(args: readonly string[], plain: readonly string[] = []): Set<string> {
  const { words, flags } = readOptions(args, [], plain)
  if (words.length > 0) throw new UsageError(`'${words.join("', '")}' is nothing that this command takes.`)
  return flags
}
