import type { Proof } from './proof.ts'

export const proof: Proof = {
  html: `
      <style>
        body { background: #fff; color: #222; font: 16px sans-serif; padding-bottom: 120px }
        #gradient, #good-gradient { padding: 20px; color: #fff }
        #gradient { background: linear-gradient(90deg, #004, #fff) }
        #good-gradient { background: linear-gradient(90deg, #004, #406) }
        #placeholder::placeholder { color: #bbb }
        #faded { opacity: .5; background: #fff; color: #333 }
        #bar { position: fixed; inset: auto 0 0; height: 60px; background: #fff; box-shadow: 0 -20px 40px 20px #0008 }
        #stuck { position: fixed; top: 0; right: 0; color: #222 }
        #swap { background: #fff }
        #swap.on { color: #fff; background: #222 }
        #offer::before { content: 'Oferta'; margin-right: 8px; background: #fff; color: #bbb }
        #badge::after { content: 'Nuevo'; background: #222; color: #ddd } #badge { color: #222 }
        .cut { background: linear-gradient(90deg, #036, #306); background-clip: text; color: transparent }
        #cut { background-image: linear-gradient(90deg, #036, #ddd) }
        .star::before { content: '★'; color: #fc0 }
        .pill { display: inline-block; border-radius: 99px; background: #063; color: #fff; padding: 1px 3px; line-height: 1 }
      </style>
      <div style="position:absolute;top:0;right:0;width:200px;height:40px;background:#333"></div>
      <p id="stuck">Sobre lo que pasa</p>
      <h1>Texto que se lee</h1>
      <p id="same" style="color:#fff">Texto del color del fondo</p>
      <p id="close" style="color:#777">Casi: 4,48 a 1</p>
      <p style="color:#767676">Justo: 4,54 a 1</p>
      <p style="font-size:24px;color:#949494">Grande con 3,03 a 1</p>
      <p id="large" style="font-size:24px;color:#999">Grande con 2,85 a 1</p>
      <p id="gradient">Un texto largo sobre un degradado que se vuelve blanco</p>
      <p id="good-gradient">Un texto largo sobre un degradado oscuro</p>
      <p id="faded">Texto desvanecido por su caja</p>
      <p style="position:relative">
        <img alt="" width="300" height="60" style="position:absolute;z-index:-1"
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='300' height='60' fill='%23333'/%3E%3C/svg%3E" />
        <span id="picture">Texto oscuro sobre una foto oscura</span>
      </p>
      <p><span class="pill">Oferta</span></p>
      <p id="offer">Con un texto de su estilo</p>
      <p id="badge">Con otro que se lee </p>
      <p class="star">Con un signo</p>
      <svg width="300" height="60"><text id="drawn" y="20" fill="#ddd">Texto dibujado que no se lee</text><text y="45">Texto dibujado</text></svg>
      <p class="cut">Letras que muestran un degradado oscuro</p><p class="cut" id="cut">Letras de un degradado que se vuelve pálido</p>
      <div style="filter:invert(1);background:#fff;color:#222">Todo al revés se lee igual</div>
      <p style="filter:brightness(0);color:#fff">Blanco que el filtro hace negro</p>
      <p style="filter:opacity(.3)" id="filtered">Pálido por su filtro</p>
      <p style="mix-blend-mode:difference;color:#fff">Blanco que la mezcla hace negro</p>
      <input aria-label="Calle" id="placeholder" placeholder="Tu calle" />
      <button type="button" disabled style="color:#ccc">Inactivo</button>
      <div style="overflow:auto;height:60px;border:1px solid #000">
        <p style="height:200px">Una lista que se desplaza</p><p id="below" style="color:#eee">Al final de la lista</p>
      </div>
      <div style="background:#222">
        <div style="overflow:auto;height:40px;background:#fff"><p style="height:40px">Otra lista</p><p>Cortado por su lista</p></div>
        <p style="height:80px"></p>
      </div>
      <p style="color:#767676;margin-top:400px;height:400px">A la sombra de la barra<br />${'y más abajo<br />'.repeat(12)}</p>
      <div id="bar"></div>
      <div role="status"><p id="toast" style="position:fixed;top:200px;left:0;margin:0;padding:8px;background:#fff;color:#bbb">Guardado por un momento</p></div>
      <p style="margin-top:1500px" id="far"><em id="deep" style="color:#ddd">Lejos, al pie</em></p>
      <div id="host"><template shadowrootmode="open"><style>p { background: linear-gradient(90deg, #fff, #eee) }</style>
        <p id="inner" style="color:#ccc">Pálido en una raíz</p><p>Otro que se lee</p></template></div>
      <p id="swap">Otro color y otro fondo desde que la página se mueve</p>`,
  act: (page) =>
    page.evaluate(() => {
      const region = document.querySelector('[role=status]')
      // It goes as somebody waits for it to go: it is asked twice before whether it is there.
      let asked = 0
      const go = () => {
        asked += 1
        if (asked <= 2) return 'Guardado por un momento'
        region?.replaceChildren()
        return ''
      }
      if (region) Object.defineProperty(region, 'textContent', { get: go })
      addEventListener('scroll', () => document.querySelector('#swap')?.classList.add('on'), { once: true })
    }),
  expected: [
    '#toast',
    '#stuck',
    '#same',
    '#close',
    '#large',
    '#gradient',
    '#faded',
    '#picture',
    '#cut',
    '#filtered',
    '#placeholder',
    '#offer',
    '#drawn',
    '#below',
    '#deep',
    '#host >> #inner',
  ],
}
