import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>.leaflet-container { width: 200px; height: 100px; background: #ddd }</style>
      <h1>Mapas</h1>
      <section><div class="leaflet-container" role="region" aria-label="Mapa del local"></div><p>Guardia Vieja 3602, Almagro</p></section>
      <section><div class="leaflet-container" role="region" aria-label="Mapa del pedido" id="silent"></div></section>
      <section><div class="leaflet-container" id="nameless"></div><p>Guardia Vieja 3602, Almagro</p></section>`,
  expected: ['#silent', '#nameless'],
}
