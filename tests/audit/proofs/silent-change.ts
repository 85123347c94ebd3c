import { logLiveRegions } from '#audit/live-log.ts'
import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>.toast { position: fixed; bottom: 10px; left: 10px; padding: 10px }</style>
      <h1>Avisos</h1>
      <div id="region" role="status"></div>
      <label>Código <input aria-describedby="code-error" /></label> <button type="button" id="apply">Aplicar</button>
      <label>Clave <input id="key" aria-invalid="true" aria-describedby="key-error" /></label>
      <button type="button" id="place" aria-describedby="place-error">Dirección</button>
      <label>Piso <input aria-invalid="true" aria-describedby="floor-error" /></label>
      <label>Nota <input aria-invalid="true" aria-describedby="note-error" /></label>
      <label>Motivo <input id="reason" aria-invalid="true" aria-describedby="reason-error" /></label>`,
  act: async (page) => {
    await logLiveRegions(page)
    await page.evaluate(async () => {
      const drawn = async () => {
        for (let frame = 0; frame < 4; frame += 1)
          await new Promise((done) => {
            requestAnimationFrame(done)
          })
      }
      const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
      document.querySelector('#region')?.append('Ítem agregado al pedido')
      add('<div class="toast" role="alert">Debes completar tu nombre</div>')
      add('<div class="toast" id="silent">No pudimos guardar</div>')
      add('<div class="toast" id="headed"><h3>No pudimos enviarlo</h3><p>Prueba otra vez</p></div>')
      add('<div role="status" id="late">Guardado</div>')
      add('<div class="toast"><a href="#cart">Ver pedido</a></div>')
      add('<div class="toast"><button type="button">Ayuda</button></div>')
      add(
        '<section class="toast"><h2>Medición</h2><p>¿Podemos?</p><button type="button">Sí</button></section>',
      )
      add('<p>Más abajo llega otro plato</p>')
      document.querySelector<HTMLElement>('#apply')?.click()
      add('<p id="applied">Código aplicado</p>')
      add('<p id="code-error">No encontramos ese código</p>')
      add('<p id="reason-error">Es muy corto</p>')
      add('<p>Entrega en 30 minutos</p>')
      await drawn()
      document.querySelector<HTMLElement>('#place')?.focus()
      add('<p id="place-error">Está fuera de la zona</p>')
      add('<p id="floor-error">Falta el piso</p>')
      await drawn()
      document.querySelector<HTMLElement>('#key')?.focus()
      add('<p id="key-error">No encontramos esa clave</p>')
      add('<p id="note-error">Es muy larga</p>')
      await drawn()
    })
  },
  expected: ['#silent', '#headed', '#late', '#applied', '#code-error', '#reason-error'],
}
