import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>body { margin: 0; font: 16px sans-serif }</style>
      <h1>Ventana angosta</h1>
      <div style="width:100%">Cabe</div>
      <div id="wide" style="width:360px">Demasiado ancho</div>
      <ul style="overflow-x:auto;display:flex"><li style="flex:none;width:500px">Una lista que se desplaza</li></ul>
      <div style="overflow:hidden"><div style="display:flex;transform:translateX(-100%)">
        <p style="flex:none;width:100%">Antes</p><p style="flex:none;width:100%">A la vista</p><p style="flex:none;width:100%">Después</p>
      </div></div>
      <p style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Acortada a propósito con tres puntos</p>
      <div id="cut" style="overflow:hidden;white-space:nowrap">Una línea que no pasa a la siguiente aunque no quepa</div>
      <div id="host"><template shadowrootmode="open"><div id="inner" style="width:360px">Ancho en una raíz</div></template></div>
      <ul style="overflow-x:auto"><li><div><template shadowrootmode="open"><p style="width:500px">Una lista que se desplaza</p></template></div></li></ul>`,
  expected: ['#wide', '#cut', '#host >> #inner'],
}
