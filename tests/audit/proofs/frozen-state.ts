import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <script>
        const flip = (id) => { const part = document.getElementById(id); part.hidden = !part.hidden; return !part.hidden }
      </script>
      <h1>Preguntas</h1>
      <button type="button" aria-expanded="false" aria-controls="one" onclick="this.setAttribute('aria-expanded', flip('one'))">Horarios</button>
      <p id="one" hidden>De 10 a 22</p>
      <button type="button" aria-expanded="false" aria-controls="none">Más tarde</button>
      <button type="button" aria-expanded="false" aria-controls="">Nada</button>
      <button type="button" aria-expanded="false" aria-controls="anew" onclick="flip('anew'); this.outerHTML = '<button aria-expanded=true aria-controls=anew>Zonas</button>'">Zonas</button>
      <p id="anew" hidden>Centro</p>
      <button type="button" aria-expanded="false" aria-controls="more" onclick="flip('more'); this.hidden = true">Ver más</button>
      <p id="more" hidden>Más <button type="button" aria-expanded="true" aria-controls="more">Ver menos</button></p>
      <button type="button" aria-expanded="false" aria-controls="late" onclick="setTimeout(() => this.setAttribute('aria-expanded', !late.hidden), 300); flip('late')">Retiro</button>
      <p id="late" hidden>En el local</p>
      <form><button aria-expanded="false" aria-controls="sent" onclick="flip('sent')">Cupón</button><p id="sent" hidden>Uno</p></form>
      <button type="button" aria-expanded="false" aria-controls="two" id="frozen" onclick="flip('two')">Pagos</button>
      <p id="two" hidden>Efectivo</p>`,
  expected: ['#frozen'],
}
