import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        button { padding: 0; border: 1px solid #555; font-size: 10px }
        .card { position: relative; width: 200px; height: 90px; margin: 20px; padding-top: 70px; overflow: hidden }
        .card a { font-size: 12px } .card a::after { content: ''; position: absolute; inset: 0 }
        .edge { position: relative; width: 20px; height: 20px; margin: 20px } .edge::after { content: ''; position: absolute; inset: -14px }
      </style>
      <h1>Tamaños</h1>
      <button type="button" style="width:44px;height:44px">44</button>
      <p>Lee los <a href="#t">términos</a> antes de seguir con tu pedido.</p>
      <label style="display:inline-block;padding:16px"><input type="checkbox" /> Con etiqueta que se toca</label>
      <div class="card"><a href="#c">Tarjeta entera</a></div>
      <div><button type="button" class="edge" aria-label="Con borde invisible">+</button></div>
      <div style="display:flex;gap:1px;margin:40px 0">
        <button type="button" id="less" style="width:20px;height:20px">−</button
        ><button type="button" id="more" style="width:20px;height:20px">+</button>
      </div>
      <div style="margin:40px"><button type="button" id="alone" style="width:20px;height:20px">×</button></div>
      <div id="host"><template shadowrootmode="open">
        <label style="display:inline-block;padding:16px"><input type="checkbox" /> Con etiqueta</label>
        <button type="button" id="inner" style="width:20px;height:20px">×</button>
      </template></div>
      <button type="button" id="medium" style="width:120px;height:32px">Mediano</button>`,
  expected: ['#less', '#more', '#alone', '#medium', '#host >> #inner'],
}
