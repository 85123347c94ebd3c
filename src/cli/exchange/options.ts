import { UsageError } from '../usage-error.ts'

/** What stands on a command line: a first word, options with a value, and options without. */
export type Options = { words: string[]; values: Map<string, string>; flags: Set<string> }

/**
 * Sorts the words of a command line.
 *
 * @param valued - options that take a value
 * @param plain - options that take none
 * @errors {@link UsageError} for an option that is neither, and for one whose value is missing
 */
export function readOptions(
  args: readonly string[],
  valued: readonly string[],
  plain: readonly string[],
): Options {
  const options: Options = { words: [], values: new Map(), flags: new Set() }
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '-' || !word.startsWith('--')) options.words.push(word)
    else if (plain.includes(word)) options.flags.add(word)
    else if (valued.includes(word)) {
      const value = args[(at += 1)]
      if (value === undefined) throw new UsageError(`'${word}' needs a value.`)
      options.values.set(word, value)
    } else throw new UsageError(`'${word}' is no option of this command.`)
  }
  return options
}

/**
 * Sorts the words of a command line that holds nothing but options without a value.
 *
 * @returns the options that were given
 * @errors {@link UsageError} for anything else: what is passed over is taken for done
 */
export function readFlags(args: readonly string[], plain: readonly string[] = []): Set<string> {
  const { words, flags } = readOptions(args, [], plain)
  if (words.length > 0) throw new UsageError(`'${words.join("', '")}' is nothing that this command takes.`)
  return flags
}
