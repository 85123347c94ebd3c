import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { CACHE } from './stamps.mjs'

const ASK_AGAIN_MS = 200

/** Errors of renaming a folder to an existing one. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM']

/**
 * Does what only one process of this checkout may do at a time. The lock is a folder with the id of the process that
 * has it; one whose process is gone is taken over.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function locked(name, work) {
  const lock = path.join(CACHE, `${name}.lock`)
  let told
  for (let owner = take(lock); owner !== process.pid; owner = take(lock)) {
    if (isGone(owner)) evict(lock, owner)
    else {
      if (owner !== told && owner !== undefined) {
        console.log(
          `Waiting for process ${owner}, which does the step "${name}"; if it is another's, delete ${lock}`,
        )
        told = owner
      }
      await wait(ASK_AGAIN_MS)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Takes the lock if it is free; the renamed folder already contains the id. @returns the current owner */
function take(lock) {
  mkdirSync(CACHE, { recursive: true })
  const own = mkdtempSync(`${lock}-`)
  writeFileSync(path.join(own, 'pid'), String(process.pid))
  try {
    renameSync(own, lock)
    return process.pid
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!TAKEN.includes(error.code)) throw error
    return ownerOf(lock)
  }
}

/** Removes the lock of a dead process, unless another process took it over meanwhile. */
function evict(lock, owner) {
  const away = `${lock}-gone-${process.pid}`
  try {
    renameSync(lock, away)
  } catch {
    // another process was faster
  }
  const found = ownerOf(away)
  if (found !== undefined && found !== owner) renameSync(away, lock)
  rmSync(away, { recursive: true, force: true })
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(path.join(lock, 'pid'), 'utf8'))
  } catch {
    // released at this moment
    return undefined
  }
}

function isGone(pid) {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // EPERM means that it exists and belongs to another user
    return error.code === 'ESRCH'
  }
}
