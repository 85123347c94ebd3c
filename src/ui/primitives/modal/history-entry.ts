import type { NavigateFunction } from 'react-router-dom'
import { historyState } from '#platform/history-step.ts'

/**
 * Each modal has its own entry in the browser's history, after that of its page: going back closes the modal and leaves
 * the page open. The entry records which modals are open on it. An entry whose modal is gone is skipped, so that going
 * forward or reloading opens nothing again. Only the browser writes here.
 * @source issue 16 part 3 "every dialog is a history entry that Back closes"
 */
interface EntryState {
  modals?: readonly string[]
}

/** Timeout of a history step. @source assumed: it takes a few ms; afterwards nobody waits */
const LONGEST_STEP_MS = 1_000

const open = new Set<string>()
/** The modals that have their entry. */
const entered = new Set<string>()
/** Callbacks waiting for a requested step. */
let waiting: (() => void)[] | undefined

/** The current entry of the browser; the router's state may be one render behind. */
// the router stores there what this file gave it
const modalsHere = (): readonly string[] => (historyState() as EntryState | null | undefined)?.modals ?? []

/** Runs a callback once no step is pending: earlier it would run on the entry being left. */
export function whenStill(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}

/** Goes back one step, which the browser does asynchronously. */
export function stepBack(steps: number): void {
  waiting ??= []
  const arrive = () => {
    clearTimeout(timer)
    removeEventListener('popstate', arrive)
    const runs = waiting ?? []
    waiting = undefined
    for (const run of runs) whenStill(run)
  }
  const timer = setTimeout(arrive, LONGEST_STEP_MS)
  addEventListener('popstate', arrive)
  window.history.go(-steps)
}

/** Skips entries whose modals are gone. */
export const leaveDeadEntries = (): void =>
  whenStill(() => {
    const dead = modalsHere().filter((modal) => !open.has(modal)).length
    if (dead > 0) stepBack(dead)
  })

/** Gives a modal its own entry; one that replaces another takes over its entry. */
export function enterHistory(modal: string, navigate: NavigateFunction): void {
  // A frame shares the history of the page around it.
  if (window.parent !== window) return
  open.add(modal)
  whenStill(() => {
    if (!open.has(modal)) return
    entered.add(modal)
    const before = modalsHere()
    const below = before.filter((one) => open.has(one))
    const { pathname, search, hash } = window.location
    const state: EntryState = { modals: [...below, modal] }
    void navigate(pathname + search + hash, { replace: below.length < before.length, state })
  })
}

/** Whether the person has left the entry of an open modal. */
export const hasLeft = (modal: string): boolean => entered.has(modal) && !modalsHere().includes(modal)

/** The modal closes or is gone: goes back from its entry, unless the person has left it already. */
export function leaveHistory(modal: string): void {
  // A modal that replaces it at the same moment takes over its entry.
  entered.delete(modal)
  if (open.delete(modal)) queueMicrotask(leaveDeadEntries)
}
