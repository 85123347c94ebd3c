import type { Rule } from '../rule.ts'

/**
 * Notices that appeared without a live region to announce them. Judges the log of `logLiveRegions`; without a log, on a
 * page opened in its final state, there is nothing to judge.
 */
export const silentChange: Rule = {
  id: 'silent-change',
  wcag: ['4.1.3'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { silent = [] } = window.vitrinaLive ?? {}
      return silent.splice(0).map(({ kind, ...spot }) => ({ ...spot, also: kind === 'late' }))
    }),
}
