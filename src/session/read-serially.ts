/** Above this number everything is read. @source schemas/paths/console.yaml adminListOpenOrders */
const MOST_CODES = 50

/** Codes of the orders to read, or everything. */
export type Wanted = readonly string[] | 'all'

/**
 * Reads on request, one read after the other. Requests during a read are merged into the next one. A read is never
 * interrupted, so a page keeps up however fast updates come.
 * @param read - handles its own failures
 * @returns requests an order, or everything; resolves when a read covering it is done, whatever was requested meanwhile
 */
export function readSerially(read: (wanted: Wanted) => Promise<void>): (code?: string) => Promise<void> {
  let waiting: Set<string> | 'all' | undefined
  /** The waiting read; without one, the running or last one. */
  let reading = Promise.resolve()
  const readWaiting = (): Promise<void> => {
    const wanted =
      waiting === undefined || waiting === 'all' || waiting.size > MOST_CODES ? 'all' : [...waiting]
    waiting = undefined
    return read(wanted)
  }
  return (code) => {
    if (waiting === undefined) reading = reading.then(readWaiting)
    if (code === undefined) waiting = 'all'
    else if (waiting !== 'all') waiting = new Set([...(waiting ?? []), code])
    return reading
  }
}
