import type { Spot } from '../spot.ts'

/**
 * Watches from now on what controls do while they take the focus: what would lead to another page or open a window is noted
 * and held back, a modal is noted. What comes later, as by a timer, is nobody's. Runs inside of the page.
 */
export function watchFocusChanges(): void {
  if (window.vitrinaFocusChanges) return
  const { layer, spot, stay } = window.vitrinaAudit
  const found = (window.vitrinaFocusChanges = new Map<Element, Spot>())
  let taking: { element: Element; front: Element } | undefined
  /** @returns whether it is a control's doing */
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
      // what a modal takes the focus with comes before the end of what opened it
      noteModal()
      const [element] = event.composedPath()
      taking = element instanceof Element ? { element, front: layer() } : undefined
    },
    { capture: true },
  )
  // the last that is told of a focus
  addEventListener('focusin', () => {
    noteModal()
    taking = undefined
  })
  stay(note)
  const open = window.open.bind(window)
  window.open = (...args) => (note() ? null : open(...args))
  // a form leads away later, when nobody knows any more why
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
