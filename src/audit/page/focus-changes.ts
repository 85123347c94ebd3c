import type { Spot } from '../spot.ts'

/**
 * Watches what controls do when focused: navigation and new windows are logged and prevented, modals are logged. Later
 * changes, as by a timer, are attributed to no control. Runs inside of the page.
 */
export function watchFocusChanges(): void {
  if (window.vitrinaFocusChanges) return
  const { layer, spot, stay } = window.vitrinaAudit
  const found = (window.vitrinaFocusChanges = new Map<Element, Spot>())
  let taking: { element: Element; front: Element } | undefined
  /** @returns whether a control caused it */
  const note = () => {
    if (taking && !found.has(taking.element)) found.set(taking.element, spot(taking.element))
    return taking !== undefined
  }
  const noteModal = () => {
    if (taking && layer() !== taking.front) note()
  }
  addEventListener(
    'focus',
    (event) => {
      // a modal focuses itself before the event that opened it has ended
      noteModal()
      const [element] = event.composedPath()
      taking = element instanceof Element ? { element, front: layer() } : undefined
    },
    { capture: true },
  )
  // the last event of a focus change
  addEventListener('focusin', () => {
    noteModal()
    taking = undefined
  })
  stay(note)
  const open = window.open.bind(window)
  window.open = (...args) => (note() ? null : open(...args))
  // a form navigates later, when the cause is no longer known
  const { prototype } = HTMLFormElement
  for (const name of ['submit', 'requestSubmit'] as const) {
    const send = prototype[name]
    prototype[name] = function (this: HTMLFormElement, ...args) {
      if (!note()) Reflect.apply(send, this, args)
    }
  }
}

/** The controls that changed something so far. Runs inside of the page. */
export const focusChanges = (): Spot[] => [...(window.vitrinaFocusChanges?.values() ?? [])]

declare global {
  interface Window {
    vitrinaFocusChanges?: Map<Element, Spot>
  }
}
