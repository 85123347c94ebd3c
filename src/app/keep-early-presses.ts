/**
 * Keeps what somebody presses, ticks or types on the page the server drew until the program is there to answer it: on a
 * slow network that is seconds later. Each control is answered once, in the order in which they were used last. Links need
 * nobody: they lead on by themselves. Runs inside of the page, before anything else; its comments stay at home.
 *
 * @param isAnswered - `isAnswered`, handed over since what runs as text imports nothing
 * @source assumed: the specification leaves it open, and React drops what comes before its code
 */
export function keepEarlyPresses(isAnswered: (control: Element) => boolean): void {
  const TICK = '[type=radio],[type=checkbox]'
  // A tick is told by its click; the input event that a click of ours fires too would have it answered once more.
  const FIELD = `input:not(${TICK}),textarea`
  // What the server drew and nobody answered yet; before all of it is here, that is everything.
  let drawn: WeakSet<Element> | undefined
  // Controls, and how fields were left: drawn anew for another one's sake, they would be empty again.
  const early = new Map<HTMLElement, { value?: string; checked?: boolean }>()

  // React knows a change by the value it saw last: another one is set first, for it to see.
  function press(control: HTMLElement, { value, checked }: { value?: string; checked?: boolean }): void {
    control.removeAttribute('aria-busy')
    if (control.matches(FIELD)) {
      Object.assign(control, { value: value === '' ? '1' : '' })
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    if (control.matches(TICK)) Object.assign(control, { checked: !checked })
    control.click()
  }

  // One at a time: what the first of them changed is drawn before the next is pressed.
  function answer(): void {
    for (const [control, left] of early) {
      if (control.isConnected && !isAnswered(control)) continue
      early.delete(control)
      if (early.size > 0) requestAnimationFrame(answer)
      if (control.isConnected) press(control, left)
      return
    }
    setTimeout(answer, 50)
  }

  // What a person does while something waits, waits its turn behind it; what is handed over comes from no person.
  function keep(event: Event): void {
    if (!(event.target instanceof Element)) return
    const kept = event.type === 'click' ? `button,${TICK}` : FIELD
    const control = event.target.closest<HTMLElement>(kept)
    if (!control || drawn?.has(control) === false) return
    const isBehind = event.isTrusted && early.size > 0
    if (!isBehind && isAnswered(control)) {
      drawn?.delete(control)
      return
    }
    event.stopPropagation()
    if (control instanceof HTMLButtonElement) {
      // A form would be sent to where nobody takes it.
      event.preventDefault()
      control.setAttribute('aria-busy', 'true')
    }
    const isFirst = early.size === 0
    const { value, checked } = control as HTMLInputElement
    early.delete(control)
    early.set(control, { value, checked })
    if (isFirst) requestAnimationFrame(answer)
  }

  addEventListener('DOMContentLoaded', () => {
    drawn = new WeakSet(document.querySelectorAll('button,input,textarea'))
  })
  addEventListener('click', keep, true)
  addEventListener('input', keep, true)
}
