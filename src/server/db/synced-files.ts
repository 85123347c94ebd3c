import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

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
 * The log is what an order waits for. It is synced beside all other work, and once for whatever was written by then: who
 * wrote waits by {@link durably}. Other files are synced as they are asked for, which a checkpoint does.
 */
export class SyncedFiles extends NodeFS {
  /** Parts of the log that hold more than is on the disk. */
  readonly #written = new Set<string>()
  /** Counts how often the log was written. */
  #writes = 0
  /** Settles with the last sync that was begun; a failed one lets no later one succeed, since nobody knows what it lost. */
  #synced: Promise<void> = Promise.resolve()
  /** The sync that begins next, for all who ask until then. */
  #next: Promise<void> | undefined
  /** Parts of the log that are open, by their paths. */
  readonly #files = new Map<string, number>()
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
    if (this.#writes !== before) await (this.#written.size === 0 ? this.#synced : this.#syncNext())
    return answer
  }

  override async closeFs(): Promise<void> {
    try {
      await this.#synced
      this.#syncLogNow()
    } finally {
      this.#closeAllBut(undefined)
      await super.closeFs()
    }
  }

  #syncNext(): Promise<void> {
    this.#next ??= this.#synced = this.#synced.then(async () => {
      this.#next = undefined
      const parts = [...this.#written]
      this.#written.clear()
      for (const part of parts) await this.#sync(this.#open(part))
      this.#closeAllBut(parts.at(-1))
    })
    return this.#next
  }

  /** @returns 0, or the number of an error */
  #asked(path: string): number {
    if (LOG_PART.test(path)) {
      this.#written.add(path)
      this.#writes += 1
      return 0
    }
    try {
      // nothing is on the disk before the log tells of it
      this.#syncLogNow()
      const isFolder = statSync(path).isDirectory()
      if (isFolder && process.platform === 'win32') return 0
      // Windows syncs no folder, and no file that is open for reading alone
      const file = openSync(path, isFolder ? 'r' : 'r+')
      try {
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      return 0
    } catch {
      return EIO
    }
  }

  /** The parts whose sync is under way too: a second one waits for the first. */
  #syncLogNow(): void {
    for (const part of new Set([...this.#files.keys(), ...this.#written])) fdatasyncSync(this.#open(part))
    this.#written.clear()
  }

  /** A part that is written stays open: nearly all goes to the same one. */
  #open(part: string): number {
    const file = this.#files.get(part) ?? openSync(part, 'r+')
    this.#files.set(part, file)
    return file
  }

  #closeAllBut(kept: string | undefined): void {
    for (const [part, file] of this.#files) {
      if (part === kept) continue
      closeSync(file)
      this.#files.delete(part)
    }
  }
}
