import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Letra espaciada</h1>
      <p style="font-size:16px">Un texto que tiene lugar</p>
      <span id="cut" style="display:block;width:115px;overflow:hidden;white-space:nowrap;font:16px sans-serif">Agregar pedido</span>
      <div style="overflow:hidden"><div style="display:flex;transform:translateX(-100%)">
        <p style="flex:none;width:100%">Antes</p><p style="flex:none;width:100%">A la vista</p><p style="flex:none;width:100%">Después</p>
      </div></div>
      <p style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Acortada a propósito con tres puntos</p>
      <table style="width:600px;table-layout:fixed"><tr><td>Uno</td><td>Dos</td><td>Fuera de la ventana</td></tr></table>
      <div style="height:40px;line-height:1.1;font:16px sans-serif;width:160px">
        <span id="first" style="display:block;height:19px">Dos palabras juntas</span>
        <span id="second" style="display:block">Y otra línea</span>
      </div>
      <div id="host"><template shadowrootmode="open">
        <div id="inner" style="width:115px;overflow:hidden;white-space:nowrap;letter-spacing:0;word-spacing:0;font:16px sans-serif">Agregar pedido</div>
      </template></div>`,
  expected: ['#cut', '#first', '#second', '#host >> #inner'],
}
