import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Opciones</h1>
      <fieldset><legend>Tamaño</legend><label><input type="radio" name="a" /> Chica</label></fieldset>
      <div role="radiogroup" aria-label="Punto"><label><input type="radio" name="b" /> Jugoso</label></div>
      <ul><li><fieldset><legend>Cantidad</legend><button type="button">Más</button></fieldset></li>
        <li><fieldset><legend>Cantidad</legend><button type="button">Más</button></fieldset></li></ul>
      <h2>Envío</h2> <fieldset><legend>Dirección</legend><label>Calle <input /></label></fieldset>
      <h2>Factura</h2> <fieldset><legend>Dirección</legend><label>Calle <input /></label></fieldset>
      <fieldset id="nameless"><label><input type="checkbox" /> Con sal</label></fieldset>
      <fieldset id="same"><legend>Dirección</legend><label>Calle <input /></label></fieldset>
      <div role="group" id="group"><button type="button">Sumar</button></div>
      <p>Masa</p>
      <label><input type="radio" name="d" id="loose" /> Fina</label> <label><input type="radio" name="d" /> Gruesa</label>
      <label><input type="radio" name="e" /> Acepto</label>
      <p id="sauce">Salsa</p>
      <input type="radio" name="f" aria-labelledby="sauce with" /> <b id="with">Con</b>
      <input type="radio" name="f" aria-labelledby="sauce without" /> <b id="without">Sin</b>
      <div aria-hidden="true"><input type="radio" name="g" tabindex="-1" /><input type="radio" name="g" tabindex="-1" /></div>
      <input type="radio" name="h" aria-label="Foto 1" style="opacity:0" /><input type="radio" name="h" aria-label="Foto 2" style="opacity:0" />
      <div id="host"><template shadowrootmode="open"><p>Punto</p><input type="radio" name="d" id="inner" aria-label="Jugoso" /><input type="radio" name="d" aria-label="Cocido" /></template></div>`,
  expected: ['#nameless', '#same', '#group', '#loose', '#host >> #inner'],
}
