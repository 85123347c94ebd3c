import { storagePrefix } from '#platform/storage.ts'
import type { DeviceEntry } from '#scenarios/device.ts'

const PLAIN = storagePrefix('')
/** What the pages of any draft keep. */
const OF_DRAFTS = `${PLAIN}~`

/** Turns by draft: frames of one draft share its storage. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Gives a frame another device's memory while its page starts. The pages of a draft keep apart from the brand's own, so
 * nothing that this browser keeps of its visits is touched; frames of the same mark start one after the other.
 * @param path - what the frame opens; a page of no draft gets no memory
 * @param entries - what the device of the state holds
 * @param run - until the page has read them
 */
export function asDevice<Result>(
  path: string,
  entries: readonly DeviceEntry[],
  run: () => Promise<Result>,
): Promise<Result> {
  const prefix = storagePrefix(path)
  if (prefix === PLAIN) return run()
  const turn = (turns.get(prefix) ?? Promise.resolve()).then(async () => {
    clear(prefix)
    for (const { key, value } of entries) localStorage.setItem(prefix + key.slice(PLAIN.length), value)
    try {
      return await run()
    } finally {
      clear(prefix)
    }
  })
  turns.set(
    prefix,
    turn.catch(() => undefined),
  )
  return turn
}

/** Forgets what the frames of earlier sessions kept. */
export const forgetDrafts = (): void => clear(OF_DRAFTS)

function clear(prefix: string): void {
  for (const store of [localStorage, sessionStorage]) {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) store.removeItem(key)
  }
}
