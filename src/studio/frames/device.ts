import { storagePrefix } from '#platform/storage.ts'
import type { DeviceEntry } from '#scenarios/device.ts'

const PLAIN = storagePrefix('')
/** Storage keys of all drafts' pages. */
const OF_DRAFTS = `${PLAIN}~`

/** Queue per draft: frames of one draft share its storage. */
const turns = new Map<string, Promise<unknown>>()

/**
 * Gives a frame its own storage content while its page starts. Draft pages use other keys than the brand's own pages,
 * so this browser's data of its visits stays untouched; frames with the same mark start one after another.
 * @param path - opened by the frame; pages without a draft get no storage
 * @param entries - storage of the state's device
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

/** Clears the storage of earlier sessions' frames. */
export const forgetDrafts = (): void => clear(OF_DRAFTS)

function clear(prefix: string): void {
  for (const store of [localStorage, sessionStorage]) {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) store.removeItem(key)
  }
}
