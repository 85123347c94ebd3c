import type { Rule } from '../rule.ts'

/** An open modal that does not take the focus, or lets it out to what lies behind. */
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
  proof: {
    html: `
      <h1>Modal</h1>
      <button type="button" id="behind">Detrás</button>
      <div role="dialog" aria-modal="true" aria-label="Horarios" id="modal"
        style="position:fixed;inset:100px 20px auto;background:#fff;border:1px solid #000">
        <p>Horarios</p> <button type="button">Cerrar</button>
      </div>`,
    expected: ['#modal', '#behind'],
  },
}
