/**
 * Which modals are open, the topmost last. A modal dialog makes everything outside of it inert, toasts included:
 * they must be shown by the topmost one. Only the browser writes here, so nothing leaks between visitors.
 */
let layers: readonly string[] = []
const listeners = new Set<() => void>()

function set(next: readonly string[]): void {
  layers = next
  for (const listener of listeners) listener()
}

/** Puts a modal on top. @returns takes it away again */
export function enterLayer(layer: string): () => void {
  set([...layers, layer])
  return () => set(layers.filter((each) => each !== layer))
}

/** Name of the topmost modal, undefined when only the page is there. */
export function topLayer(): string | undefined {
  return layers.at(-1)
}

/** Calls back whenever the topmost modal may have changed. @returns stops it */
export function onLayersChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
