import type { NavigateFunction } from 'react-router-dom'
import { historyState } from '#platform/history-step.ts'

/**
 * Each modal stands on an entry of the browser's history of its own, over that of its page: going back closes the modal
 * and leaves the page. The entry says which modals are open on it; one whose modal has gone is stepped over, so that
 * going forward, or loading the page again, opens nothing a second time. Only the browser writes here.
 * @source issue 16 part 3 "every dialog is a history entry that Back closes"
 */
interface EntryState {
  modals?: readonly string[]
}

/** How long the browser may take for a step of the history. @source assumed: it takes a few ms; afterwards nobody waits */
const LONGEST_STEP_MS = 1_000

const open = new Set<string>()
/** Those of them that have their entry. */
const entered = new Set<string>()
/** What waits for a step that was asked for. */
let waiting: (() => void)[] | undefined

/** The entry that the browser is at; the router's own state of it may be one render behind. */
// the router keeps there what this file told it to
const modalsHere = (): readonly string[] => (historyState() as EntryState | null | undefined)?.modals ?? []

/** Does something once no step is on its way: what is done before would happen on an entry that is left. */
export function whenStill(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}

/** Steps back, which takes the browser a moment. */
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

/** Steps over entries whose modals have gone. */
export const leaveDeadEntries = (): void =>
  whenStill(() => {
    const dead = modalsHere().filter((modal) => !open.has(modal)).length
    if (dead > 0) stepBack(dead)
  })

/** Puts a modal on an entry of its own; one that stands in the place of another takes over its entry. */
export function enterHistory(modal: string, navigate: NavigateFunction): void {
  // In a frame the history is that of the page around it.
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

/** Whether the person is no longer on the entry of an open modal. */
export const hasLeft = (modal: string): boolean => entered.has(modal) && !modalsHere().includes(modal)

/** The modal closes or has gone: its entry is left, unless the person left it before. */
export function leaveHistory(modal: string): void {
  // A modal that takes its place in the same moment takes over its entry.
  entered.delete(modal)
  if (open.delete(modal)) queueMicrotask(leaveDeadEntries)
}
