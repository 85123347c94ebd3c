import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { reasonOf } from '../startup-error.ts'

/** A stream of an open file, as Emscripten passes it. */
type Stream = { readonly node: unknown }
type HostFiles = {
  realPath(node: unknown): string
  stream_ops: { fsync?(stream: Stream): number }
}
type Options = Parameters<NodeFS['init']>[1]

/** A segment of the write-ahead log; other files beside it are drafts of segments. */
const LOG_PART = /[/\\]pg_wal[/\\][0-9A-F]{24}$/
/** Error number returned when a file cannot be synced: I/O error. */
const EIO = 29

/**
 * The files of an embedded database in a folder, synced to disk where PostgreSQL requests it. The package leaves
 * syncing to the operating system, so that a power cut would lose half a minute of orders.
 *
 * An order waits for the log. Log syncs run in the background, one for all writes before it; {@link durably} waits for
 * them. Other files, which a checkpoint syncs, are synced synchronously.
 */
export class SyncedFiles extends NodeFS {
  /** Open log segments by path: a segment keeps its file descriptor when PostgreSQL renames it. */
  readonly #files = new Map<string, number>()
  /** Segments with writes that are not on disk yet. */
  readonly #written = new Set<string>()
  /** Segments whose sync has begun. */
  #begun: readonly string[] = []
  /** Number of writes to the log. */
  #writes = 0
  /** Settles with the last requested sync. */
  #synced: Promise<void> = Promise.resolve()
  /** Whether a requested sync has not begun. */
  #isDue = false
  /** The failed sync after which nothing is durable: the system does not report what was lost. */
  #fault: Error | undefined
  readonly #sync: (file: number) => Promise<void>

  /** @param sync - resolves when a file's writes are on disk; tests pass their own */
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

  /** Resolves once all writes of the work are on disk. @errors those of the work, and of the disk */
  async durably<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#writes
    const answer = await work()
    if (this.#writes !== before) await this.#synced
    this.refuseIfBroken()
    return answer
  }

  /** @errors that of a failed sync: data read now may not be on disk */
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

  /** @returns 0, or an error number */
  #asked(path: string): number {
    try {
      if (LOG_PART.test(path)) this.#noteWritten(path)
      else {
        // data files must reach the disk after the log that describes them
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

  /** Nearly all writes go to the last segment, which stays open. */
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
  // Windows cannot sync folders or files opened read-only
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
