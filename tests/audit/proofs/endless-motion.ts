import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        @keyframes slide { to { transform: translateX(20px) } }
        #banner, .loads { animation: slide 2s infinite }
        #long { animation: slide 3s 2 }
        .short { animation: slide .2s 3 }
      </style>
      <h1>Movimiento sin fin</h1>
      <a href="#mode">Para llevar</a>
      <p id="banner">Ofertas que pasan</p> <p class="short">Un aviso que tiembla</p> <p id="long">Seis segundos</p>
      <p role="status"><span class="loads">Cargando</span></p>`,
  expected: ['#banner', '#long'],
}
