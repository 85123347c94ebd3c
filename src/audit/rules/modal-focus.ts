import type { Rule } from '../rule.ts'

/** An open modal that does not take the focus, or lets it leave to the page behind. */
export const modalFocus: Rule = {
  id: 'modal-focus',
  wcag: ['2.4.3'],
  level: 'error',
  async check(page, facts) {
    const { isModal, isInside, stops } = await facts.walk()
    if (!isModal) return []
    const modal = await page.evaluate(() => window.vitrinaAudit.spot(window.vitrinaAudit.layer()))
    const outside = stops.find(({ isInLayer }) => !isInLayer)
    return [...(isInside ? [] : [modal]), ...(outside ? [{ ...outside, also: true, other: modal.text }] : [])]
  },
}
