import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Letra grande</h1>
      <p style="font-size:1rem">Un texto que tiene lugar y pasa a otra línea</p>
      <p id="cut" style="font-size:1rem;height:1.4em;height:22px;overflow:hidden">Una línea que no crece</p>
      <div id="fitted" style="font-size:1rem;overflow:hidden;height:22px"><p style="margin:0">El alto lo pone un programa</p></div>
      <p id="nowrap" style="font-size:1rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Una línea que cabe en un teléfono normal</p>
      <p style="font-size:1rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden">
        Una descripción larga que se acorta a propósito después de dos líneas, como en la lista de platos del menú
      </p>
      <div style="overflow:hidden"><div style="display:flex;transform:translateX(-100%)">
        <p style="flex:none;width:100%">Antes</p><p style="flex:none;width:100%">A la vista</p><p style="flex:none;width:100%">Después</p>
      </div></div>
      <p style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Acortada a propósito con tres puntos</p>
      <p id="half" style="width:120px;white-space:nowrap;overflow:hidden">Cortado después de las primeras palabras</p>
      <p style="width:120px;white-space:nowrap;overflow:hidden"><span style="position:relative;left:130px">Fuera de su caja</span></p>
      <div style="width:200px;overflow:hidden"><div style="display:flex">
        <p style="flex:none;width:170px">Tarjeta a la vista</p><p id="peeking" style="flex:none;width:170px">La tarjeta que sigue</p>
      </div></div>
      <table style="width:600px;table-layout:fixed"><tr><td>Uno</td><td>Dos</td><td>Fuera de la ventana</td></tr></table>
      <div style="position:relative;font-size:1rem;height:60px">
        <span id="above" style="position:absolute;top:0">Arriba</span><span id="below" style="position:absolute;top:24px">Abajo</span>
      </div>
      <a href="#x" style="position:absolute;top:-60px">Ir al contenido</a>
      <div style="height:22px;overflow:hidden;margin-bottom:40px">
        <div id="host"><template shadowrootmode="open"><div id="inner" style="font-size:1rem">Una línea en una raíz</div></template></div>
      </div>
      <div style="font-size:1rem;height:44px;overflow:auto">
        <div><template shadowrootmode="open"><div>Una lista</div><div>que se desplaza</div></template></div>
      </div>
      <div style="font-size:1rem;position:fixed;inset:auto 0 0"><div><template shadowrootmode="open"><div>Una barra que crece</div></template></div></div>
      <p style="margin:0">Debajo de la lista</p>`,
  act: (page) =>
    page.evaluate(() => {
      const text = document.querySelector<HTMLElement>('#fitted p')
      const fit = () => {
        if (text?.parentElement) text.parentElement.style.height = `${text.offsetHeight}px`
      }
      if (text) new ResizeObserver(fit).observe(text)
    }),
  expected: ['#cut', '#nowrap', '#half', '#above', '#below', '#host >> #inner'],
}
