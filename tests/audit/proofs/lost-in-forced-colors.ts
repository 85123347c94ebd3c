import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        button, input { border: 0; padding: 12px; font: 16px sans-serif }
        :focus-visible { outline: 3px solid #036 }
        .fill { background: #036; color: #fff }
        .edged { border: 1px solid transparent }
        #shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px #036 }
        .box { display: inline-block; border: 1px solid #555 } .box input { background: none }
        .underlined { background: linear-gradient(#036, #036) 0 100% / 100% 1.5px no-repeat }
        .track { position: relative } .track::before { content: ''; position: absolute; inset: 8px 0; border: 1px solid #036 }
        .kept { position: relative } .kept::before { content: ''; position: absolute; inset: 8px 0; forced-color-adjust: none; box-shadow: 0 0 0 1px }
        .flat { background: none }
        .ground:focus-visible { outline: none } .ground:focus-visible span { background: #fc0 }
        .inner:focus-visible { outline: none } .inner:focus-visible span { outline: 3px solid transparent }
        #around { position: relative } #around a:focus-visible { outline: none }
        #around a::after { content: ''; position: absolute; inset: 0 } #around a:focus-visible::after { outline: 2px solid #036 }
      </style>
      <h1>Colores del sistema</h1>
      <button type="button" class="fill edged">Un borde que aparece</button>
      <button type="button" class="flat">Solo texto</button>
      <button type="button" class="fill" id="fill">Solo relleno</button>
      <div class="box"><input aria-label="Calle" /></div>
      <button type="button" class="underlined">Solo una línea debajo</button>
      <div class="track"><input type="range" aria-label="Radio" style="appearance:none;background:none" /></div>
      <div class="kept"><input type="range" aria-label="Radio" style="appearance:none;background:none" /></div>
      <input aria-label="Número" id="field" style="background:#eee" />
      <button type="button" class="flat shadow" id="shadow">Foco de sombra</button>
      <button type="button" class="flat ground" id="ground"><span>Un fondo detrás de las palabras</span></button>
      <button type="button" class="flat inner"><span>El anillo lo llevan las palabras</span></button>
      <div id="around" style="padding:24px"><a href="#around">El anillo lo lleva lo que cubre la tarjeta</a></div>
      <label><input type="checkbox" /> Del sistema</label>`,
  expected: ['#fill', '#field', '#ground', '#shadow'],
}
