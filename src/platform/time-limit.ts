/**
 * An abort signal that fires after this time.
 *
 * `AbortSignal.timeout` is newer than the browsers of decision 152.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
