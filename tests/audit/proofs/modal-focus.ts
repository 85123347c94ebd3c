import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Modal</h1>
      <button type="button" id="behind">Detrás</button>
      <div role="dialog" aria-modal="true" aria-label="Horarios" id="modal"
        style="position:fixed;inset:100px 20px auto;background:#fff;border:1px solid #000">
        <p>Horarios</p> <button type="button">Cerrar</button>
      </div>`,
  expected: ['#modal', '#behind'],
}
