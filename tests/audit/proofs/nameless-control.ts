import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Nombres</h1>
      <button type="button" aria-label="Cerrar">×</button>
      <button type="button" id="button"><svg width="20" height="20" aria-hidden="true"></svg></button>
      <label>Calle <input /></label> <input id="field" />
      <button type="button" aria-label="Buscar"><svg role="img" width="20" height="20"></svg></button>
      <button type="button"><img src="/lupa.svg" width="20" height="20" /> Filtrar</button>
      <a href="#z" aria-label="Compartir"><svg width="20" height="20"></svg></a>
      <details><summary aria-label="Más datos"><svg role="img" width="20" height="20"></svg></summary>Abierto</details>
      <a href="#x"><img src="data:," alt="Un plato" /></a>
      <a href="#y" id="link"><img src="data:," alt="" /></a>
      <div role="dialog" id="dialog"><p>Un aviso</p></div>`,
  expected: ['#button', '#field', '#link', '#dialog'],
}
