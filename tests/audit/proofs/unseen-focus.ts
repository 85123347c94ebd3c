import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        body { background: #fff; color: #222; font: 16px sans-serif }
        button, input { display: block; margin: 16px; padding: 12px; border: 1px solid #555; background: #fff; color: #222 }
        .ring:focus-visible { outline: 3px solid #036 }
        .none:focus-visible { outline: none }
        #pale:focus-visible { outline: 3px solid #ddd }
        #dot:focus-visible { outline: none; border-left-color: #036 }
        .inverted:focus-visible { outline: none; background: #222; color: #fff }
        #recoloured:focus-visible { outline-color: #eee }
        .line:focus-visible { outline: none; border-bottom: 4px solid #036; margin-bottom: 13px }
        .row { padding: 8px } .row:focus-within { outline: 3px solid #036 }
        .card { position: relative; margin: 16px; padding: 60px; border: 1px solid #ccc } .card a { outline: none }
        .card a::before { content: ''; position: absolute; inset: 0 } .ringed a:focus-visible::before { outline: 3px solid #036 }
        .round { background: #ff6551; padding: 16px; display: flow-root } .round button { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none }
        .round button:focus-visible { outline: 2px solid #940700; outline-offset: 2px; box-shadow: 0 0 0 6px #fff }
        .boxed input, .tab input { position: absolute; opacity: 0 }
        .boxed label { position: relative; display: block; margin: 16px 0 16px 40px; height: 80px }
        .boxed label::before { content: ''; position: absolute; left: -32px; width: 24px; height: 24px; border: 1px solid #036 }
        .boxed label.inline { position: relative; display: inline; height: auto }
        .tab label { position: relative; display: block; padding: 12px } .tab label::after { content: ''; position: absolute; inset: auto 0 0; height: 2px }
        .tab input:focus-visible + label::after { background: linear-gradient(90deg, #036 20px, transparent 0) }
        .boxed input:focus-visible + label::before { outline: 2px solid #036; outline-offset: 2px }
      </style>
      <h1>Foco</h1>
      <div class="card ringed"><p>El anillo lo lleva la tarjeta</p><a href="#card">Que se toca entera</a></div>
      <div class="card"><p>Nadie lo lleva</p><a href="#lone" id="lone">De otra tarjeta</a></div>
      <div class="boxed"><input type="checkbox" id="boxed" /><label for="boxed">El anillo lo lleva su casilla, más chica que el texto</label></div>
      <div class="boxed"><input type="radio" id="inline" /><label for="inline" class="inline">El anillo lo lleva su casilla en la línea, al lado de un texto que sigue y sigue hasta llenar más de dos renglones de la ventana, como los de un consentimiento que nadie lee</label></div>
      <div class="tab"><input type="radio" id="tab" name="tab" /><label for="tab">Un trazo de la raya de abajo</label></div>
      <iframe title="Un marco" srcdoc="<button>Con su propio anillo</button>" style="border:0"></iframe>
      <button type="button" class="ring">Con anillo</button>
      <button type="button" class="inverted">Con los colores al revés</button>
      <input class="line" aria-label="Con una línea debajo" />
      <div class="row"><button type="button" class="none">El anillo lo lleva su fila</button></div>
      <button type="button" style="width:40px;padding:0;border:2px outset #767676;border-radius:50%;height:40px">+</button>
      <button type="button" id="recoloured" style="border:0">Ese anillo, de otro color</button>
      <div class="round"><button type="button">☰</button></div>
      <button type="button" class="none" id="none">Sin anillo</button>
      <button type="button" id="pale">Anillo pálido</button>
      <button type="button" id="dot">Casi nada cambia</button>
      <div tabindex="0" role="group" aria-label="Lista larga" class="ring" style="height:640px;overflow:auto">Una caja grande</div>
      <input class="none" id="field" aria-label="Solo el cursor" value="algo" />`,
  expected: ['#lone', '#tab', '#recoloured', '#none', '#pale', '#dot', '#field'],
}
