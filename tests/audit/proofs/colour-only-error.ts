import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>input { border: 1px solid #767676 } .red { border-color: #c00 }</style>
      <h1>Mis datos</h1>
      <label>Nombre <input value="Ana" /></label>
      <div><label>Correo <input class="red" aria-invalid="true" aria-describedby="mail-error" /></label></div>
      <p id="mail-error">El correo no está completo</p>
      <form><div><label>Calle <input class="red" /></label></div><p class="error">Falta la calle</p></form>
      <form><label>Teléfono <input class="red" id="red" /></label></form>
      <form><label>Mesa <input aria-invalid="true" id="silent" /></label></form>
      <form><label>Piso <span style="color: #c00">Escribe el piso</span> <input aria-invalid="true" /></label>
        <div><label>Timbre <input aria-invalid="true" id="untied" /></label><p class="invalid-feedback">Falta el timbre</p></div>
        <label style="color: #c00"><span>Portería</span> <input aria-invalid="true" id="bare" /></label>
        <div><label for="code" class="error">Código</label> <input id="code" aria-invalid="true" /></div>
        <div><label for="floor">Piso</label> <input id="floor" aria-invalid="true" /> <label class="error" for="floor">Falta el piso</label></div></form>
      <fieldset aria-describedby="size-error"><legend>Tamaño</legend>
        <label><input type="radio" name="size" aria-invalid="true" /> Chica</label><p id="size-error">Elige uno</p></fieldset>
      <form><label>Buscar <input type="search" style="outline: 3px solid #c00" /></label></form>`,
  act: (page) => page.getByRole('searchbox').focus(),
  expected: ['#red', '#silent', '#untied', '#bare', '#code'],
}
