import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { isApiError } from '#api/api-error.ts'
import type { StudioDraft, StudioFileInput } from '#generated/models.ts'
import type { StudioCalls } from './studio-calls.ts'

/** How long a draft rests before it is saved. @units ms @source assumed: a pause in typing; frames do not wait for it */
export const SAVE_AFTER_MS = 700
/** How long a failed save waits before it is tried again. @units ms @source assumed: a server restart takes a few seconds */
export const RETRY_AFTER_MS = 5000

/** `conflict`: somebody else saved this draft; what to do is the operator's choice. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

export type SaverState = {
  readonly state: SaveState
  /** as the server has it */
  readonly draft: StudioDraft
  /** somebody else's, with `conflict` */
  readonly theirs?: StudioDraft
}

export type DraftSaver = {
  readonly store: StoreApi<SaverState>
  /** Saves a file soon; a later content of the same path takes its place. */
  put(file: StudioFileInput): void
  /** Saves what waits now. @returns whether everything is saved */
  flush(): Promise<boolean>
  /** After a conflict: ours over theirs, or theirs and ours is given up. */
  keepOurs(): Promise<boolean>
  takeTheirs(): void
  /** The editor is left: what waits is sent once more, and nothing is tried again. */
  stop(): void
}

type Timers = {
  readonly start: (run: () => void, ms: number) => unknown
  readonly stop: (timer: unknown) => void
}

const browserTimers: Timers = {
  start: (run, ms) => setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** Keeps a draft on the server: after a pause, one call at a time, again when it failed, and never over somebody else's. */
export function createDraftSaver(
  calls: Pick<StudioCalls, 'changeDraft' | 'draft'>,
  draft: StudioDraft,
  timers: Timers = browserTimers,
): DraftSaver {
  const store = createStore<SaverState>(() => ({ state: 'saved', draft }))
  const waiting = new Map<string, StudioFileInput>()
  let timer: unknown
  let running: Promise<boolean> | undefined
  let isOver = false

  const soon = (ms: number): void => {
    timers.stop(timer)
    if (isOver) return
    timer = timers.start(() => void flush(), ms)
  }

  async function save(): Promise<boolean> {
    while (waiting.size > 0) {
      const files = [...waiting.values()]
      const { id, revision } = store.getState().draft
      store.setState({ state: 'saving' })
      try {
        const saved = await calls.changeDraft(id, { revision, files })
        for (const file of files) if (waiting.get(file.path) === file) waiting.delete(file.path)
        store.setState({ draft: saved })
      } catch (error) {
        await fail(error)
        return false
      }
    }
    store.setState({ state: 'saved' })
    return true
  }

  async function fail(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'DRAFT_CHANGED') {
      const theirs = await calls.draft(store.getState().draft.id).catch(() => undefined)
      if (theirs) return store.setState({ state: 'conflict', theirs })
    }
    store.setState({ state: 'failed' })
    soon(RETRY_AFTER_MS)
  }

  async function flush(): Promise<boolean> {
    timers.stop(timer)
    if (store.getState().state === 'conflict') return false
    running ??= save().finally(() => (running = undefined))
    return running
  }

  return {
    store,
    put: (file) => {
      waiting.set(file.path, file)
      if (store.getState().state === 'conflict') return
      if (running === undefined) store.setState({ state: 'waiting' })
      soon(SAVE_AFTER_MS)
    },
    flush,
    keepOurs: async () => {
      const { theirs } = store.getState()
      if (theirs) store.setState({ state: 'waiting', draft: theirs, theirs: undefined })
      return flush()
    },
    takeTheirs: () => {
      waiting.clear()
      const { theirs, draft: known } = store.getState()
      store.setState({ state: 'saved', draft: theirs ?? known, theirs: undefined })
    },
    stop: () => {
      isOver = true
      timers.stop(timer)
      if (waiting.size > 0) void flush()
    },
  }
}
