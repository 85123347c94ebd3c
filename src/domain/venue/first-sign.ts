/** The first sign of a name as people count them: a flag or a person of several code points is one. */
export function firstSign(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment ?? ''
}
