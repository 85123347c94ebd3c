import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Trampa</h1>
      <button type="button">Antes</button>
      <div><template shadowrootmode="open"><button type="button">Una</button> <button type="button">Otra</button></template></div>
      <x-closed><template shadowrootmode="closed"><button type="button">Una</button> <button type="button">Otra</button></template></x-closed>
      <label>Día <input type="date" /></label>
      <div id="box"><button type="button">Uno</button> <button type="button" id="trap">Dos</button></div>
      <button type="button">Después</button>`,
  act: (page) =>
    page.evaluate(() => {
      document.querySelector('#trap')?.addEventListener('keydown', (event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('#box button')?.focus()
      })
    }),
  expected: ['#trap'],
}
