/** More are read with everything else. @source schemas/paths/console.yaml adminListOpenOrders */
const MOST_CODES = 50

/** Codes of the orders to be read, or everything. */
export type Wanted = readonly string[] | 'all'

/**
 * Reads what is asked for, one read after the other. What is asked for during a read is read after it, all at once: a
 * read is never interrupted, so a page keeps up however fast the news come.
 * @param read - handles its own failures
 * @returns asks for an order, or for everything; done when that has been read, whatever was asked for meanwhile
 */
export function readInTurns(read: (wanted: Wanted) => Promise<void>): (code?: string) => Promise<void> {
  let waiting: Set<string> | 'all' | undefined
  /** Of what waits; with nothing waiting, the one under way or the last one. */
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
