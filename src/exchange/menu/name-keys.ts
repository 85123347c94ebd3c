/** A name however it is typed: its capitals, its blanks and how its accents are stored tell nothing apart. */
export const exactName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * The words of a name, without signs and the accents of Latin letters. Letters of every script and numbers such as `½` stay:
 * half a dozen is not a dozen. A name without any is taken as it is.
 */
export function looseName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const words = exactName(plain).match(/(?:\p{L}\p{M}*|\p{N})+/gu)
  return words?.join(' ') ?? exactName(name)
}
