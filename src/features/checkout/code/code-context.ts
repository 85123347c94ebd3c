/** What a code is validated for. */
interface CodeContext {
  modeId: string
  paymentId: string
  /** The slot of a scheduled order. */
  slot?: string
}

/** The same text for the same mode, payment and time; another one is another question to the venue. @source requirement DISC-04 */
export function codeContext({ modeId, paymentId, slot = 'now' }: CodeContext): string {
  return [modeId, paymentId, slot].join(' ')
}
