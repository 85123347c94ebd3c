import type { Rule } from '../rule.ts'

/** Pictures whose text is the name of a file, or says no more than that there is a picture; drawings of a script without any. */
export const vagueAlt: Rule = {
  id: 'vague-alt',
  wcag: ['1.1.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const FILE = /^[^\s/]+\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$|^(?:dscn?|img|image|screenshot)[-_ ]?\d+$/i
      const NOTHING = /^(?:alt|foto|fotograf[ií]a|gr[aá]fico|image|imagen|photo|picture)$/i
      const pictures = [...layer().querySelectorAll('img[alt],input[type=image][alt],[role=img][aria-label]')]
      const drawings = [...layer().querySelectorAll('canvas')].filter(
        (drawing) =>
          (drawing.textContent ?? '').trim() === '' &&
          !drawing.matches('[aria-label],[aria-labelledby],[title],[role=none],[role=presentation]') &&
          drawing.closest('[aria-hidden=true],[role=img],a,button') === null,
      )
      const isVague = (said: string) => FILE.test(said) || NOTHING.test(said)
      const saidOf = (picture: Element) =>
        (picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '').trim()
      return [
        ...pictures
          .filter((picture) => isVague(saidOf(picture)) && isShown(picture))
          .map((picture) => ({ ...spot(picture), other: saidOf(picture) })),
        ...drawings.filter(isShown).map((drawing) => ({ ...spot(drawing), also: true })),
      ]
    }),
  proof: {
    html: `
      <h1>Platos</h1>
      <img src="data:," width="40" height="40" alt="Flan con crema" />
      <img src="data:," width="40" height="40" alt="" />
      <img src="data:," width="40" height="40" alt="Imagen de una pizza.pdf del local" />
      <canvas width="40" height="40" role="img" aria-label="Ventas por día"></canvas>
      <canvas width="40" height="40">Ventas: 5 hoy</canvas>
      <div aria-hidden="true"><canvas width="40" height="40"></canvas></div>
      <img src="data:," width="40" height="40" alt="IMG_2034.jpg" id="file" />
      <img src="data:," width="40" height="40" alt="DSC 0012" id="camera" />
      <div role="img" aria-label="Foto" style="width:40px;height:40px" id="nothing"></div>
      <canvas width="40" height="40" id="drawing"></canvas>`,
    expected: ['#file', '#camera', '#nothing', '#drawing'],
  },
}
