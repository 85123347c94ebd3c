import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <h1>Platos</h1>
      <img src="data:," width="40" height="40" alt="Flan con crema" />
      <img src="data:," width="40" height="40" alt="" />
      <img src="data:," width="40" height="40" alt="Imagen de una pizza.pdf del local" />
      <canvas width="40" height="40" role="img" aria-label="Ventas por día"></canvas>
      <canvas width="40" height="40">Ventas: 5 hoy</canvas>
      <div aria-hidden="true"><canvas width="40" height="40"></canvas></div>
      <img src="data:," width="40" height="40" alt="logo.png" aria-hidden="true" />
      <img src="data:," width="40" height="40" alt="logo.png" role="presentation" />
      <img src="data:," width="40" height="40" alt="logo.png" aria-labelledby="shop" /> <b id="shop">La Esquina</b>
      <figure><canvas width="40" height="40"></canvas><figcaption>Ventas por día</figcaption></figure>
      <div role="region" aria-label="Mapa"><canvas width="40" height="40"></canvas></div>
      <div id="host"><template shadowrootmode="open"><img src="data:," width="40" height="40" alt="image" /></template></div>
      <img src="data:," width="40" height="40" alt="IMG_2034.jpg" id="file" />
      <img src="data:," width="40" height="40" alt="DSC 0012" id="camera" />
      <div role="img" aria-label="Foto" style="width:40px;height:40px" id="nothing"></div>
      <canvas width="40" height="40" id="drawing"></canvas>`,
  expected: ['#file', '#camera', '#nothing', '#drawing', '#host >> img'],
}
