import { systemClock, type Clock } from '#platform/clock.ts'
import { MAX_TOASTS, TOAST_ACTION_CLOSE_MS, TOAST_CLOSE_MS } from '#platform/interface-timing.ts'

/** `error` interrupts a screen reader, the others wait for their turn. */
export type ToastTone = 'info' | 'success' | 'error'

/** What a press on a toast does, once: it closes with it. */
export type ToastAction = { readonly label: string; readonly run: () => void }

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  readonly action?: ToastAction
  /** it has stood long enough to be said: where it is shown from now on, it is silent */
  readonly isHeard?: true
}

export type ToastStore = {
  readonly show: (text: string, tone?: ToastTone, action?: ToastAction) => void
  readonly close: (id: number) => void
  /** what no longer holds goes at once */
  readonly takeBack: (text: string) => void
  readonly hear: (id: number) => void
  /** stops the clock while a toast is under the pointer or has focus (WCAG 2.2.1) */
  readonly hold: (id: number) => void
  /** starts the clock of one that is drawn for the first time, or was held; of others it runs on */
  readonly release: (id: number) => void
  readonly get: () => readonly Toast[]
  /** for ears alone: what a press changed where the eye is */
  readonly say: (text: string) => void
  readonly said: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Toasts of one visitor, outside of React so that anything may show one. At most two are on screen, a third
 * replaces the oldest; each closes by itself 3 s after it was drawn, 10 s where it can be pressed, however busy the page is
 * before. A text that is already shown starts its time again.
 * @source diner spec §2.1, §9
 */
export function createToastStore(clock: Pick<Clock, 'after'> = systemClock): ToastStore {
  let toasts: readonly Toast[] = []
  let said = ''
  let nextId = 1
  /** what stops the clock of each toast */
  const running = new Map<number, () => void>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Toast[]): void => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const hold = (id: number): void => {
    running.get(id)?.()
    running.delete(id)
  }
  const close = (id: number): void => {
    hold(id)
    set(toasts.filter((toast) => toast.id !== id))
  }
  const hear = (id: number): void =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, isHeard: true } : toast)))
  const release = (id: number): void => {
    const toast = toasts.find((one) => one.id === id)
    if (running.has(id) || !toast) return
    running.set(
      id,
      clock.after(toast.action ? TOAST_ACTION_CLOSE_MS : TOAST_CLOSE_MS, () => close(id)),
    )
  }
  const takeBack = (text: string): void => {
    for (const toast of toasts) if (toast.text === text) close(toast.id)
  }
  const show = (text: string, tone: ToastTone = 'info', action?: ToastAction): void => {
    takeBack(text)
    // all but the newest that may stay: room for one
    for (const { id } of toasts.slice(0, 1 - MAX_TOASTS)) close(id)
    const id = nextId++
    set([...toasts, { id, text, tone, action }])
  }
  return {
    show,
    close,
    takeBack,
    hear,
    hold,
    release,
    get: () => toasts,
    say: (text) => {
      said = text
      set(toasts)
    },
    said: () => said,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
