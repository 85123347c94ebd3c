/** Whether the bank refused because of the transaction's state. Other errors and timeouts decide nothing. */
export const isRefusal = (error: unknown): boolean => detailOf(error) === 'http-422'

/** One word for the log. The library has the vendor's status only in its message, among text by the vendor. */
export function detailOf(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  const status = /status code (\d{3})/.exec(text)?.[1]
  return status === undefined ? 'failed' : `http-${status}`
}
