import { constants } from 'node:os'
import process from 'node:process'

const ORPHAN_CHECK_MS = 300

/** Child processes that must not outlive this one. */
const running = new Set()

/** Tracks a child process until it ends. */
export function track(child) {
  running.add(child)
  child.once('close', () => running.delete(child))
}

let wasToldToStop = false

/**
 * Hands a signal on to what runs, and ends when that has ended. npm puts a shell between itself and us which
 * dies of the signal that npm hands on, and never hands it on itself: to lose that parent is to be told to stop.
 */
export function stopWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  const parent = process.ppid
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), ORPHAN_CHECK_MS).unref()
}

/** Whether a signal arrived: running work then ended because of it, and did not fail. */
export const isStopping = () => wasToldToStop

function stop(signal) {
  if (wasToldToStop) return
  wasToldToStop = true
  if (running.size === 0) process.exit(128 + constants.signals[signal])
  // A terminal sends Ctrl-C to every program itself; npm and supervisors send signals only to us.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
}
