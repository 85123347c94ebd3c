import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { CACHE } from './stamps.mjs'

const ASK_AGAIN_MS = 200

/**
 * Does a step while no other process does it: two builds at once would delete each other's files.
 *
 * @template T
 * @param {string} step
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(step, work) {
  const file = path.join(CACHE, `${step}.lock`)
  mkdirSync(CACHE, { recursive: true })
  let isTaken = take(file)
  if (!isTaken) console.log(`Waiting for another process that does the step "${step}"`)
  while (!isTaken) {
    await wait(ASK_AGAIN_MS)
    isTaken = take(file)
  }
  const release = () => rmSync(file, { force: true })
  // also where a signal ends this process
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Takes the lock, unless a process that still runs has it. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const owner = ownerOf(file)
  if (owner !== undefined && !isRunning(owner)) rmSync(file, { force: true })
  return false
}

/** Undefined while its file is written, and when it was given back meanwhile. */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
