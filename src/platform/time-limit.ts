/**
 * Ends what it is given to after so long.
 *
 * `AbortSignal.timeout` is younger than the browsers of decision 152.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
