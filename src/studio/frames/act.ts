/** What a person does to a control, done by a script inside of a frame. */

type World = Window & typeof globalThis
const worldOf = (element: Element): World => element.ownerDocument.defaultView as World

export function press(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

/** As typed: React hears of a value only when it was not set by React's own setter. */
export function fill(element: HTMLElement, value: string): void {
  const world = worldOf(element)
  const kind =
    element instanceof world.HTMLTextAreaElement ? world.HTMLTextAreaElement : world.HTMLInputElement
  element.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new world.Event('input', { bubbles: true }))
  element.dispatchEvent(new world.Event('change', { bubbles: true }))
}

export function check(element: HTMLElement): void {
  const world = worldOf(element)
  const isOn =
    element instanceof world.HTMLInputElement
      ? element.checked
      : element.getAttribute('aria-checked') === 'true'
  if (!isOn) press(element)
}

export function choose(element: HTMLElement, option: number): void {
  const world = worldOf(element)
  if (!(element instanceof world.HTMLSelectElement)) return
  const value = element.options[option]?.value ?? ''
  Object.getOwnPropertyDescriptor(world.HTMLSelectElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new world.Event('change', { bubbles: true }))
}

/** A key that a script presses moves nothing by itself: what the browser would do with Escape is done for it. */
export function pressKey(page: Document, key: string): void {
  const element = page.activeElement ?? page.body
  const world = worldOf(element)
  const isUnused = element.dispatchEvent(
    new world.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  element.dispatchEvent(new world.KeyboardEvent('keyup', { key, bubbles: true }))
  if (!isUnused) return
  if (key === 'Escape')
    [...page.querySelectorAll('dialog:modal')]
      .at(-1)
      ?.dispatchEvent(new world.Event('cancel', { cancelable: true }))
  if (key === 'Enter' && element instanceof world.HTMLElement) element.click()
}
