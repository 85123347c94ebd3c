import type { DeviceEntry } from '#scenarios/device.ts'

const OURS = 'vitrina.'
let queue: Promise<unknown> = Promise.resolve()

/**
 * Gives the frames another device's memory while a page starts: what this browser keeps of its own visits is set
 * aside, the entries take its place, and afterwards it is as it was. One page after the other, because all frames
 * share one storage.
 *
 * @param entries - what the device of the state holds
 * @param run - until the page has read them
 */
export function asDevice<Result>(
  entries: readonly DeviceEntry[],
  run: () => Promise<Result>,
): Promise<Result> {
  const turn = queue.then(async () => {
    const own = takeAll()
    for (const { key, value } of entries) localStorage.setItem(key, value)
    try {
      return await run()
    } finally {
      takeAll()
      for (const { key, value } of own) localStorage.setItem(key, value)
    }
  })
  queue = turn.catch(() => undefined)
  return turn
}

function takeAll(): DeviceEntry[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OURS))
  return keys.map((key) => {
    const value = localStorage.getItem(key) ?? ''
    localStorage.removeItem(key)
    return { key, value }
  })
}
