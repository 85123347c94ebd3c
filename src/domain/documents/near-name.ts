import { editDistance } from '../menu/is-nearly.ts'

/** One slip in so many letters, and one in a shorter word. @source assumed: two in eight are still the same word */
const LETTERS_PER_SLIP = 4

/**
 * The name that was probably meant: the nearest of the known ones, ignoring case, with at most a few typos.
 * @param written - an unknown name
 * @param names - the known ones
 * @returns undefined when none is near
 * @source issue 14 D25: 'quizás querías decir …'
 */
export function nearName(written: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(written.length / LETTERS_PER_SLIP))
  const typed = written.toLowerCase()
  let nearest: string | undefined
  let least = most + 1
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= least) continue
    const slips = editDistance(typed, name.toLowerCase())
    if (slips < least) [nearest, least] = [name, slips]
  }
  return nearest
}
