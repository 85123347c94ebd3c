import type { Rule } from '../rule.ts'

/**
 * Notices that came into sight without a live region that says them. Judges the notes of `logLiveRegions`; where nobody
 * took notes, on a page opened as it is, there is nothing to judge.
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
