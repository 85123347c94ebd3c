import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        @keyframes slide { to { transform: translateX(20px) } }
        #spins { animation: slide 1s infinite }
        #slides { transition: transform .2s }
        .fades { transition: color .2s, border-bottom-color .2s }
        .calm { animation: slide 1s infinite }
        @media (prefers-reduced-motion: reduce) { .calm { animation: none } }
        #before::before { content: '·'; animation: slide 2s }
      </style>
      <h1>Movimiento</h1>
      <p id="spins">Gira</p> <p id="slides">Se desliza</p> <p class="fades">Cambia de color</p>
      <p class="calm">Se queda quieto</p> <p id="before">Con un adorno que se mueve</p> <p id="scripted">Por programa</p>`,
  act: (page) =>
    page.evaluate(() => {
      document.querySelector('#scripted')?.animate({ opacity: [0, 1] }, { duration: 5000 })
    }),
  expected: ['#spins', '#slides', '#before', '#scripted'],
}
