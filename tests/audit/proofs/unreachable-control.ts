import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Alcance</h1>
      <button type="button">Con el teclado</button>
      <button type="button" tabindex="-1" id="skipped">Sin el teclado</button>
      <a href="#a">Un plato</a> <a href="#a" tabindex="-1">La foto del mismo plato</a>
      <fieldset><legend>Tamaño</legend>
        <label><input type="radio" name="size" /> Chica</label> <label><input type="radio" name="size" /> Grande</label>
      </fieldset>
      <div role="tablist" aria-label="Vistas">
        <button type="button" role="tab" aria-selected="true">Lista</button>
        <button type="button" role="tab" tabindex="-1">Mapa</button>
      </div>
      <button type="button" disabled>Inactivo</button>
      <div style="cursor:pointer" id="pointer">Solo con el puntero</div>
      <a onclick="1" id="no-link">Un link que no lo es</a> <a>Un lugar en el texto</a>
      <div onclick="1" style="height:20px"></div> <div onclick="1"><button type="button">Dentro de lo que escucha</button></div>
      <div id="host"><template shadowrootmode="open">
        <button type="button">Con el teclado</button> <button type="button" tabindex="-1" id="inner">Sin él</button>
      </template></div>
      <div role="button" id="untabbable">Un botón sin foco</div>`,
  expected: ['#skipped', '#pointer', '#no-link', '#untabbable', '#host >> #inner'],
}
