import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        body { color: #222; background: #fff } a { color: #036; text-decoration: none }
        .line { text-decoration: underline } .edge { border-bottom: 1px solid } .bold { font-weight: 700 }
      </style>
      <h1>Links</h1>
      <nav><a href="#menu">Menú</a> <a href="#cart">Mi pedido</a></nav>
      <p>Puedes leer <a class="line" href="#terms">los términos</a> antes de pedir.</p>
      <p>Puedes leer <a class="edge" href="#terms">los términos</a> antes de pedir.</p>
      <p>Puedes leer <a class="bold" href="#terms">los términos</a> antes de pedir.</p>
      <p>Puedes leer <a href="#terms" id="plain">los términos</a> antes de pedir.</p>
      <ul><li>Se entrega en la dirección que diste, <span><a href="#map" id="nested">ver mapa</a></span></li></ul>`,
  expected: ['#plain', '#nested'],
}
