import { createStore, type StoreApi } from 'zustand/vanilla'
import { isApiError, type ApiError } from '#api/client.ts'
import type { StudioDraft, StudioFileInput } from '#generated/models.ts'
import { systemClock, type Clock } from '#platform/clock.ts'
import type { StudioCalls } from './studio-calls.ts'

/** Debounce before a draft is saved. @units ms @source assumed: a pause in typing; frames do not wait for it */
export const SAVE_AFTER_MS = 700
/** Delay before a failed save is retried. @units ms @source assumed: a server restart takes a few seconds */
export const RETRY_AFTER_MS = 5000

/**
 * `conflict`: somebody else saved this draft; the operator must choose. `refused`: the server rejects it, and a retry
 * would not help.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict'

export type SaverState = {
  readonly state: SaveState
  /** as on the server */
  readonly draft: StudioDraft
  /** somebody else's draft, with `conflict` */
  readonly theirs?: StudioDraft
  /** paths of pictures that the server refused, which are not saved with the rest */
  readonly apart: readonly string[]
}

export type DraftSaver = {
  readonly store: StoreApi<SaverState>
  /** Saves a file soon; later content of the same path replaces it. */
  put(file: StudioFileInput): void
  /** Saves pending files now. @returns whether everything is saved */
  flush(): Promise<boolean>
  /** Resolves a conflict: our version replaces theirs, or ours is discarded. */
  keepOurs(): Promise<boolean>
  takeTheirs(): void
  /**
   * The server has another state of this draft, as a refused publication reports: a conflict, unless it is the known
   * one.
   */
  meetTheirs(): Promise<void>
  /** The operator has seen which pictures were set apart. */
  forgetApart(): void
  /** The editor is closed: pending files are sent once more, without a retry. */
  stop(): void
}

/** Statuses worth a retry: missing token, a proxy's refusal, timeout, rate limit. */
const PASSING: readonly number[] = [401, 408, 409, 425, 429]
/** Statuses about the sent content. */
const ABOUT_CONTENT: readonly number[] = [400, 413, 415, 422]

const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && !PASSING.includes(status)
const isSame = (files: readonly StudioFileInput[], others: readonly StudioFileInput[] = []): boolean =>
  files.length === others.length && files.every((file, index) => file === others[index])
const isPicture = ({ path }: StudioFileInput): boolean => path.startsWith('assets/')

/**
 * Saves a draft on the server: debounced, one call at a time, with retries, and never over somebody else's changes. A
 * refused picture is set apart, so that it does not block the rest.
 */
export function createDraftSaver(
  calls: Pick<StudioCalls, 'changeDraft' | 'draft' | 'draftFile'>,
  draft: StudioDraft,
  clock: Pick<Clock, 'after'> = systemClock,
): DraftSaver {
  const store = createStore<SaverState>(() => ({ state: 'saved', draft, apart: [] }))
  const waiting = new Map<string, StudioFileInput>()
  /** failed calls since the last answer; any of them may have reached the server */
  let unanswered: (readonly StudioFileInput[])[] = []
  let stopWaiting = (): void => undefined
  let running: Promise<boolean> | undefined
  let isOver = false

  const soon = (ms: number): void => {
    stopWaiting()
    if (!isOver) stopWaiting = clock.after(ms, () => void flush())
  }

  async function save(): Promise<boolean> {
    while (waiting.size > 0) {
      const files = [...waiting.values()]
      const { id, revision } = store.getState().draft
      store.setState({ state: 'saving' })
      try {
        const saved = await calls.changeDraft(id, { revision, files })
        settle(files, saved)
      } catch (error) {
        if (setApart(error, files)) continue
        if (!isSame(files, unanswered.at(-1))) unanswered.push(files)
        const theirs = await readTheirs(error)
        const arrived = theirs && (await findArrived(theirs))
        if (arrived) settle(arrived, theirs)
        else {
          fail(error, theirs)
          return false
        }
      }
    }
    store.setState({ state: 'saved' })
    return true
  }

  /** The server has these files, in this state of the draft. */
  function settle(files: readonly StudioFileInput[], draft: StudioDraft): void {
    for (const file of files) if (waiting.get(file.path) === file) waiting.delete(file.path)
    unanswered = []
    store.setState({ draft })
  }

  /** The draft as somebody else changed it. */
  async function readTheirs(error: unknown): Promise<StudioDraft | undefined> {
    if (!isApiError(error) || error.code !== 'DRAFT_CHANGED') return undefined
    return calls.draft(store.getState().draft.id).catch(() => undefined)
  }

  /** Which of our own calls caused this state: its answer was lost, and nobody else changed anything. */
  async function findArrived(held: StudioDraft): Promise<readonly StudioFileInput[] | undefined> {
    const { draft: known } = store.getState()
    for (const files of unanswered.toReversed())
      if (await holdsFiles(calls, { held, known }, files).catch(() => false)) return files
    return undefined
  }

  /** Removes the newest picture of a refused call from the pending files. @returns whether there was one */
  function setApart(error: unknown, files: readonly StudioFileInput[]): boolean {
    if (!isApiError(error) || !ABOUT_CONTENT.includes(error.status)) return false
    const picture = files.findLast(isPicture)
    if (!picture) return false
    // a picture picked meanwhile under this name is another one, and gets its own answer
    if (waiting.get(picture.path) !== picture) return true
    waiting.delete(picture.path)
    store.setState(({ apart }) => ({ apart: [...apart, picture.path] }))
    return true
  }

  function fail(error: unknown, theirs: StudioDraft | undefined): void {
    if (theirs) return store.setState({ state: 'conflict', theirs })
    if (isApiError(error) && isRefusal(error)) return store.setState({ state: 'refused' })
    store.setState({ state: 'failed' })
    soon(RETRY_AFTER_MS)
  }

  async function flush(): Promise<boolean> {
    stopWaiting()
    if (store.getState().state === 'conflict') return false
    running ??= save().finally(() => (running = undefined))
    return running
  }

  return {
    store,
    put: (file) => {
      // Early means that the page is still being parsed and its controls are disabled: it has made no requests yet.
      waiting.delete(file.path)
      waiting.set(file.path, file)
      const { apart } = store.getState()
      if (apart.includes(file.path)) store.setState({ apart: apart.filter((path) => path !== file.path) })
      if (store.getState().state === 'conflict') return
      if (running === undefined) store.setState({ state: 'waiting' })
      soon(SAVE_AFTER_MS)
    },
    flush,
    keepOurs: async () => {
      const { theirs } = store.getState()
      unanswered = []
      if (theirs) store.setState({ state: 'waiting', draft: theirs, theirs: undefined })
      return flush()
    },
    takeTheirs: () => {
      waiting.clear()
      unanswered = []
      const { theirs, draft: known } = store.getState()
      store.setState({ state: 'saved', draft: theirs ?? known, theirs: undefined })
    },
    meetTheirs: async () => {
      const { draft: known } = store.getState()
      const theirs = await calls.draft(known.id).catch(() => undefined)
      // a running save detects it by itself
      if (running === undefined && theirs && theirs.revision !== store.getState().draft.revision)
        store.setState({ state: 'conflict', theirs })
    },
    forgetApart: () => store.setState({ apart: [] }),
    stop: () => {
      isOver = true
      stopWaiting()
      if (waiting.size > 0) void flush()
    },
  }
}

/** Base64 encodes three bytes in four characters. */
const bytesOf = (base64: string): number => (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

/**
 * Whether the server's draft equals the known one with these files applied: then nobody else changed anything, and a
 * save with a lost answer succeeded.
 * @errors as the call that reads a picture
 */
async function holdsFiles(
  calls: Pick<StudioCalls, 'draftFile'>,
  { held, known }: { readonly held: StudioDraft; readonly known: StudioDraft },
  sent: readonly StudioFileInput[],
): Promise<boolean> {
  const left = new Map(held.files.map((file) => [file.path, file]))
  for (const { path, text, base64 } of sent) {
    const file = left.get(path)
    left.delete(path)
    if (base64 === undefined) {
      if (file?.text !== text || (text === undefined && file !== undefined)) return false
      continue
    }
    if (file?.bytes !== bytesOf(base64)) return false
    if ((await calls.draftFile(held.id, path)).base64 !== base64) return false
  }
  const paths = new Set(sent.map(({ path }) => path))
  const others = known.files.filter(({ path }) => !paths.has(path))
  return others.length === left.size && others.every(({ path, hash }) => left.get(path)?.hash === hash)
}
