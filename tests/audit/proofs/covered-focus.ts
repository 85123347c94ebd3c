import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        body { margin: 0; padding-bottom: 120px } button { display: block; height: 44px; margin: 8px }
        #bar { position: fixed; inset: auto 0 0; height: 120px; background: #fff; border-top: 1px solid #000 }
        #toast { position: fixed; inset: 0 0 auto; height: 400px; background: #fff }
        #aside { position: absolute; left: -500px }
      </style>
      <h1>Foco a la vista</h1>
      <div style="height:600px"><button type="button">A la vista</button></div>
      <iframe title="Un marco" srcdoc="<button>Arriba</button>" style="position:absolute;top:640px;height:160px"></iframe>
      <p style="position:absolute;margin:0;left:200px;top:650px;width:120px;height:36px;overflow:hidden"><a href="#long">Un nombre de plato que
        se acorta a propósito después de dos líneas y sigue más abajo</a></p>
      <button type="button" id="under">Debajo de la barra</button>
      <div style="height:40px"></div>
      <button type="button" id="outside" style="position:fixed;left:-500px">Fuera de la ventana</button>
      <div id="bar">Barra fija</div>
      <div id="toast" role="status">Un aviso que se va</div>`,
  act: (page) =>
    page.evaluate(() => {
      setTimeout(() => document.querySelector('#toast')?.remove(), 800)
    }),
  expected: ['#under', '#outside'],
}
