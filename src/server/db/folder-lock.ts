import { randomUUID } from 'node:crypto'
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { makeFolder } from '../make-folder.ts'
import { reasonOf, StartupError } from '../startup-error.ts'

const LOCK_FILE = 'vitrina.lock'
const HEARTBEAT_MS = 5_000
/** A lock from another machine (a shared volume) counts as left behind after this long without a heartbeat. */
const FOREIGN_STALE_MS = 30_000

type Holder = { pid: number; host: string; startedAt: string; token: string }

/** A folder held by this process until `release`. */
export type FolderLock = { release(): void }

/**
 * Locks the data folder for this process. The embedded database has no lock of its own, and two processes would
 * silently overwrite each other's rows. A lock whose process is gone is taken over.
 * @errors {@link StartupError} DATA_FOLDER_UNUSABLE or DATA_FOLDER_IN_USE
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK_FILE)
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: startOf(process.pid),
    token: randomUUID(),
  }
  try {
    makeFolder(folder)
    if (!tryCreate(file, mine)) {
      const holder = readHolder(file)
      if (!isStale(file, holder)) throw inUse(folder, holder)
      removeStale(file, holder)
      if (!tryCreate(file, mine)) throw inUse(folder, readHolder(file))
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Give this user the right to write it, or set VITRINA_DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (readHolder(file)?.token === mine.token) unlinkSync(file)
    },
  }
}

function tryCreate(file: string, holder: Holder): boolean {
  let lock: number
  try {
    lock = openSync(file, 'wx')
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
  try {
    writeFileSync(lock, JSON.stringify(holder))
    return true
  } catch (error) {
    // a full disk takes the name of a file and not its text
    unlinkSync(file)
    throw error
  } finally {
    closeSync(lock)
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined // gone meanwhile, or half written by a process that died
  }
}

function isStale(file: string, holder: Holder | undefined): boolean {
  if (holder === undefined || holder.host !== hostname()) {
    try {
      return Date.now() - statSync(file).mtimeMs > FOREIGN_STALE_MS
    } catch {
      return true
    }
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
  // a process with that number runs: it is the same one only if it started at the same time
  return startOf(holder.pid) !== holder.startedAt
}

/** Renames the stale file first, so that only one of two processes that found it removes it. */
function removeStale(file: string, holder: Holder | undefined): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readHolder(aside)?.token !== holder?.token) linkSync(aside, file)
  unlinkSync(aside)
}

/** When a process started, in the kernel's ticks; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // the folder went away under a running server: its own queries will say so
  }
}

function inUse(folder: string, holder: Holder | undefined): StartupError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`
  return new StartupError(
    'DATA_FOLDER_IN_USE',
    `The data folder ${folder} is in use by ${who}. Stop it first, set VITRINA_DATA_DIR to another folder, or use DATABASE_URL to run several processes.`,
  )
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
