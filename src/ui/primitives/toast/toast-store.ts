import { systemClock, type Clock } from '#platform/clock.ts'
import { MAX_TOASTS, TOAST_ACTION_CLOSE_MS, TOAST_CLOSE_MS } from '#platform/interface-timing.ts'

/** `error` interrupts a screen reader, the others are queued. */
export type ToastTone = 'info' | 'success' | 'error'

/** Action of a press on a toast, run once; the press closes it. */
export type ToastAction = { readonly label: string; readonly run: () => void }

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  readonly action?: ToastAction
  /** it was shown long enough to be announced: from now on it is silent wherever it is shown */
  readonly isMuted?: true
}

export type ToastStore = {
  readonly show: (text: string, tone?: ToastTone, action?: ToastAction) => void
  readonly close: (id: number) => void
  /** removes a toast that is no longer true */
  readonly withdraw: (text: string) => void
  readonly mute: (id: number) => void
  /** pauses the timer while a toast is under the pointer or has focus (WCAG 2.2.1) */
  readonly hold: (id: number) => void
  /** starts the timer of a new or paused toast; other timers keep running */
  readonly release: (id: number) => void
  readonly get: () => readonly Toast[]
  /** for screen readers only: a visible change made by a press */
  readonly say: (text: string) => void
  readonly said: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Toasts of one visitor, outside React so that any code may show one. At most two are on screen; a third replaces the
 * oldest. Each closes 3 s after it is rendered, or 10 s if it has an action, however long rendering was delayed.
 * Showing the same text again restarts its timer.
 * @source diner spec §2.1, §9
 */
export function createToastStore(clock: Pick<Clock, 'after'> = systemClock): ToastStore {
  let toasts: readonly Toast[] = []
  let said = ''
  let nextId = 1
  /** stops the timer of each toast */
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
  const mute = (id: number): void =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, isMuted: true } : toast)))
  const release = (id: number): void => {
    const toast = toasts.find((one) => one.id === id)
    if (running.has(id) || !toast) return
    running.set(
      id,
      clock.after(toast.action ? TOAST_ACTION_CLOSE_MS : TOAST_CLOSE_MS, () => close(id)),
    )
  }
  const withdraw = (text: string): void => {
    for (const toast of toasts) if (toast.text === text) close(toast.id)
  }
  const show = (text: string, tone: ToastTone = 'info', action?: ToastAction): void => {
    withdraw(text)
    // keeps only the newest, to make room for one
    for (const { id } of toasts.slice(0, 1 - MAX_TOASTS)) close(id)
    const id = nextId++
    set([...toasts, { id, text, tone, action }])
  }
  return {
    show,
    close,
    withdraw,
    mute,
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
