/** Whether the bank refused for what it knows of the transaction; a fault, a limit or silence decide nothing. */
export const isRefusal = (error: unknown): boolean => detailOf(error) === 'http-422'

/** One word for the log. The library keeps the vendor's status in its text alone, among what the vendor wrote. */
export function detailOf(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  const status = /status code (\d{3})/.exec(text)?.[1]
  return status === undefined ? 'failed' : `http-${status}`
}
