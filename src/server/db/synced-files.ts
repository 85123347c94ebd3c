import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { reasonOf } from '../startup-error.ts'

/** What the embedded database's program asks of a file that it has open. */
type Stream = { readonly node: unknown }
type HostFiles = {
  realPath(node: unknown): string
  stream_ops: { fsync?(stream: Stream): number }
}
type Options = Parameters<NodeFS['init']>[1]

/** A part of the database's log; the other files beside it are drafts of parts. */
const LOG_PART = /[/\\]pg_wal[/\\][0-9A-F]{24}$/
/** What the program is told of a file that cannot be synced: an error of input or output. */
const EIO = 29

/**
 * The files of an embedded database in a folder, synced to the disk where PostgreSQL asks for it; the package leaves that to
 * the operating system, and a power cut would take the orders of half a minute.
 *
 * The log is what an order waits for. Its syncs run beside all other work, one for all that was written before it began;
 * {@link durably} waits for them. Other files are synced at once, which a checkpoint asks for.
 */
export class SyncedFiles extends NodeFS {
  /** Parts of the log that are open, by their paths: a part keeps its file when PostgreSQL gives it another name. */
  readonly #files = new Map<string, number>()
  /** Parts that hold more than is on the disk. */
  readonly #written = new Set<string>()
  /** Parts whose sync has begun. */
  #begun: readonly string[] = []
  /** Counts how often the log was written. */
  #writes = 0
  /** Settles with the last sync that is due. */
  #synced: Promise<void> = Promise.resolve()
  /** Whether a sync is due that has not begun. */
  #isDue = false
  /** Why nothing can be kept any more: after a failed sync the system does not say what is lost. */
  #fault: Error | undefined
  readonly #sync: (file: number) => Promise<void>

  /** @param sync - until what is written to a file is on the disk; a test gives its own */
  constructor(folder: string, sync = promisify(fdatasync)) {
    super(folder)
    this.#sync = sync
  }

  override async init(database: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(database, options)
    const answerSyncs: Options['preRun'] = [
      ({ NODEFS }) => {
        const files = NODEFS as unknown as HostFiles
        files.stream_ops.fsync = ({ node }) => this.#asked(files.realPath(node))
      },
    ]
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), ...answerSyncs] },
    }
  }

  /** Answers once all that the work has written is on the disk. @errors those of the work, and of the disk */
  async durably<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#writes
    const answer = await work()
    if (this.#writes !== before) await this.#synced
    this.refuseIfBroken()
    return answer
  }

  /** @errors what the disk said of a sync that failed: what is read now may not be on it */
  refuseIfBroken(): void {
    if (this.#fault !== undefined) throw this.#fault
  }

  override async closeFs(): Promise<void> {
    try {
      await this.#synced
      this.#syncLogNow()
      this.refuseIfBroken()
    } finally {
      for (const file of this.#files.values()) closeSync(file)
      this.#files.clear()
      await super.closeFs()
    }
  }

  /** @returns 0, or the number of an error */
  #asked(path: string): number {
    try {
      if (LOG_PART.test(path)) this.#noteWritten(path)
      else {
        // what the log tells of comes after it
        this.#syncLogNow()
        syncNow(path)
      }
      return 0
    } catch (error) {
      this.#note(error)
      return EIO
    }
  }

  #note(error: unknown): void {
    this.#fault ??= error instanceof Error ? error : new Error(reasonOf(error))
  }

  #noteWritten(part: string): void {
    if (!this.#files.has(part)) this.#files.set(part, openSync(part, 'r+'))
    this.#written.add(part)
    this.#writes += 1
    if (this.#isDue) return
    this.#isDue = true
    this.#synced = this.#synced.then(() => this.#syncLog())
  }

  async #syncLog(): Promise<void> {
    this.#isDue = false
    this.#begun = [...this.#written]
    this.#written.clear()
    try {
      for (const part of this.#begun) await this.#sync(this.#fileOf(part))
    } catch (error) {
      this.#note(error)
    }
    const last = this.#begun.at(-1)
    this.#begun = []
    this.#closeAllBut(last)
  }

  #syncLogNow(): void {
    for (const part of new Set([...this.#begun, ...this.#written])) fdatasyncSync(this.#fileOf(part))
    const last = [...this.#written].at(-1)
    this.#written.clear()
    this.#closeAllBut(last)
  }

  #fileOf(part: string): number {
    const file = this.#files.get(part)
    if (file === undefined) throw new Error(`${part} is not open.`)
    return file
  }

  /** Nearly all is written to the last part, which stays open. */
  #closeAllBut(last: string | undefined): void {
    for (const [part, file] of this.#files) {
      if (part === last || this.#written.has(part) || this.#begun.includes(part)) continue
      closeSync(file)
      this.#files.delete(part)
    }
  }
}

function syncNow(path: string): void {
  const isFolder = statSync(path).isDirectory()
  if (isFolder && process.platform === 'win32') return
  // Windows syncs no folder, and no file that is open for reading alone
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
