import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Orden</h1>
      <p><button type="button">Uno</button> <button type="button">Dos</button></p>
      <p><button type="button">Tres</button></p>
      <div style="display:flex;flex-direction:row-reverse;justify-content:flex-end">
        <button type="button">Cinco</button><button type="button" id="left">Cuatro</button>
      </div>
      <p dir="rtl"><button type="button">Desde la derecha</button> <button type="button">hacia la izquierda</button></p>
      <div dir="rtl" style="display:flex;flex-direction:row-reverse;justify-content:flex-end">
        <button type="button">Segundo</button><button type="button" id="right">Primero</button>
      </div>
      <div style="display:flex;flex-direction:column">
        <button type="button" style="order:2">Siete</button><button type="button" id="up">Seis</button>
      </div>
      <div style="columns:2"><button type="button">Ocho</button><br /><button type="button">Nueve</button></div>
      <div style="position:sticky;bottom:0;height:60px;padding-top:30px"><button type="button">En una barra</button></div>
      <div style="position:fixed;top:0;left:0"><button type="button">En un aviso</button></div>
      <button type="button" tabindex="3" id="forced">Primero a la fuerza</button>`,
  expected: ['#left', '#right', '#up', '#forced'],
}
