/**
 * Runs a task, and once more if it was asked for meanwhile: several files saved at once are one edit.
 *
 * @param {() => Promise<void>} task
 * @returns {() => Promise<void>}
 */
export function oneAtATime(task) {
  let isRunning = false
  let isAskedFor = false
  return async () => {
    isAskedFor = true
    if (isRunning) return
    isRunning = true
    while (isAskedFor) {
      isAskedFor = false
      await task()
    }
    isRunning = false
  }
}
