// zz-try.ts
import { chromium } from 'playwright'

// src/messages/audit-rules.ts
var auditRules = {
  // What axe-core reports of its own; the message of the finding follows.
  axe: {
    title: 'Reglas de axe-core',
    help: 'Comprobaciones autom\xE1ticas de WCAG 2.2 A y AA de axe-core.',
    found: '{other}',
  },
  // Text against what is painted behind it.
  'low-contrast': {
    title: 'Texto con poco contraste',
    help: 'El texto debe tener un contraste de 4,5:1 con lo que se ve detr\xE1s, y de 3:1 si es grande (24 px, o 18,7 px en negrita).',
    found:
      'El texto tiene un contraste de {measured}:1 con lo que se ve detr\xE1s y necesita {required}:1. Cambia su color o pon un fondo liso debajo.',
    also: 'No pudimos medir el contraste de este texto: sus letras son demasiado finas. Rev\xEDsalo a simple vista.',
  },
  // Edge of a field, shape of an icon.
  'weak-edge': {
    title: 'Campo o \xEDcono que no se distingue',
    help: 'El borde o el relleno de un campo y el dibujo de un \xEDcono necesitan un contraste de 3:1 con lo que tienen alrededor.',
    found:
      'El borde del campo tiene un contraste de {measured}:1 con su alrededor y necesita {required}:1. Oscurece el borde o dale un relleno que se distinga.',
    also: 'El \xEDcono tiene un contraste de {measured}:1 con su fondo y necesita {required}:1. Usa un color que se distinga.',
  },
  // Focus by keyboard.
  'unseen-focus': {
    title: 'Foco que no se ve',
    help: 'Quien usa el teclado necesita ver d\xF3nde est\xE1: el control con foco debe cambiar con un contraste de 3:1, al menos en una l\xEDnea a su alrededor.',
    found:
      'Al recibir el foco, lo que cambia tiene un contraste de {measured}:1 y necesita {required}:1. Dale un anillo de foco de 2 px o m\xE1s que se distinga de su alrededor.',
  },
  'covered-focus': {
    title: 'Foco tapado',
    help: 'El control con foco no debe quedar debajo de una barra fija ni fuera de la ventana.',
    found:
      'Con el foco, este control queda tapado por completo ({other}). Reserva el alto de la barra con scroll-padding o mu\xE9vela.',
    also: 'Con el foco, una parte de este control queda tapada ({other}). Reserva el alto de la barra con scroll-padding.',
  },
  'focus-order': {
    title: 'Orden del foco',
    help: 'La tecla Tab debe recorrer la p\xE1gina en el orden en que se lee.',
    found:
      'La tecla Tab llega aqu\xED despu\xE9s de \xAB{other}\xBB, que est\xE1 m\xE1s abajo o m\xE1s a la derecha. Ordena los elementos en el documento como se ven.',
    also: 'tabindex={measured} cambia el orden de toda la p\xE1gina. Qu\xEDtalo y ordena los elementos en el documento.',
  },
  'keyboard-trap': {
    title: 'Trampa de teclado',
    help: 'De todo lugar al que se llega con el teclado se debe poder salir con el teclado.',
    found: 'La tecla Tab no sale de aqu\xED. Deja que siga al pr\xF3ximo control.',
  },
  'unreachable-control': {
    title: 'Control sin teclado',
    help: 'Todo lo que se puede tocar se debe poder usar con el teclado.',
    found:
      'La tecla Tab no llega a este control. Usa un bot\xF3n o un link de verdad, o quita el tabindex negativo.',
    also: 'Parece responder solo al puntero. Si hace algo, convi\xE9rtelo en un bot\xF3n o un link.',
  },
  'modal-focus': {
    title: 'Foco y modal',
    help: 'Un modal recibe el foco al abrirse y lo guarda hasta que se cierra.',
    found: 'El modal est\xE1 abierto y el foco qued\xF3 afuera. Pon el foco en \xE9l al abrirlo.',
    also: 'Con el modal \xAB{other}\xBB abierto, la tecla Tab llega a lo que est\xE1 detr\xE1s. Usa un <dialog> modal o marca el resto como inert.',
  },
  // Texts that a reader changes, narrow windows.
  'large-text': {
    title: 'Texto al 200 %',
    help: 'Con la letra al doble de tama\xF1o, todo el texto se debe poder leer.',
    found:
      'Con la letra al 200 %, este texto queda cortado. Deja que su caja crezca o que pase a otra l\xEDnea.',
    also: 'Con la letra al 200 %, este texto se encima con otro. Deja que su caja crezca en vez de fijar el alto.',
  },
  'spaced-text': {
    title: 'Texto espaciado',
    help: 'Con m\xE1s espacio entre l\xEDneas, palabras y letras, todo el texto se debe poder leer.',
    found:
      'Con m\xE1s espacio entre letras y l\xEDneas, este texto queda cortado. Deja que su caja crezca o que pase a otra l\xEDnea.',
    also: 'Con m\xE1s espacio entre letras y l\xEDneas, este texto se encima con otro. No fijes el alto de su caja.',
  },
  'sideways-scroll': {
    title: 'Ventana de 320 px',
    help: 'A 320 px de ancho (o 1280 px con zoom al 400 %) nada debe obligar a desplazarse de lado.',
    found:
      'En una ventana de {required} px, este elemento llega hasta {measured} px. Deja que se achique o pase a otra l\xEDnea.',
    also: 'En una ventana de 320 px, este texto queda cortado. Deja que pase a otra l\xEDnea.',
  },
  // Size of what is touched.
  'small-target': {
    title: 'Control peque\xF1o',
    help: 'Lo que se toca debe medir al menos 24 px o tener espacio alrededor; con 44 px se acierta con el pulgar.',
    found:
      'El control mide {measured} px y tiene otro al lado; necesita {required} px o m\xE1s espacio. Agr\xE1ndalo o sep\xE1ralo.',
    also: 'El control mide {measured} px; con {required} px se toca mejor con el pulgar. Agranda su \xE1rea.',
  },
  // Movement.
  'motion-despite-reduce': {
    title: 'Movimiento no deseado',
    help: 'Quien pidi\xF3 menos movimiento en su dispositivo no debe ver animaciones.',
    found:
      'Se mueve durante {measured} s aunque se pidi\xF3 menos movimiento. Quita la animaci\xF3n con prefers-reduced-motion.',
  },
  'endless-motion': {
    title: 'Movimiento sin fin',
    help: 'Lo que se mueve solo por m\xE1s de 5 segundos necesita un bot\xF3n para detenerlo.',
    found:
      'Se mueve solo por m\xE1s de {required} s y nada lo detiene. Agrega un bot\xF3n de pausa o haz que termine.',
  },
  // Colours of the system.
  'lost-in-forced-colors': {
    title: 'Colores del sistema',
    help: 'Con los colores que elige el sistema (alto contraste), botones, campos y foco se deben seguir viendo.',
    found:
      'Con los colores del sistema, este control se queda sin borde. Dale un borde, aunque sea transparente.',
    also: 'Con los colores del sistema, el foco no se ve: las sombras desaparecen. Usa outline.',
  },
  // Languages and names.
  'wrong-language': {
    title: 'Idioma de la p\xE1gina',
    help: 'La p\xE1gina debe decir en qu\xE9 idioma est\xE1, para que un lector de pantalla use la voz correcta.',
    found: 'La p\xE1gina no dice que est\xE1 en espa\xF1ol. Escribe lang="{other}" en <html>.',
  },
  'foreign-text': {
    title: 'Texto en ingl\xE9s',
    help: 'Los nombres y textos de una p\xE1gina en espa\xF1ol deben estar en espa\xF1ol.',
    found:
      '\xAB{other}\xBB est\xE1 en ingl\xE9s. Trad\xFAcelo, o m\xE1rcalo con lang="en" si es a prop\xF3sito.',
  },
  'nameless-control': {
    title: 'Control sin nombre',
    help: 'Un lector de pantalla llama a cada control por su nombre; sin nombre solo dice qu\xE9 tipo de control es.',
    found:
      'No tiene nombre: un lector de pantalla solo dice su tipo ({other}). Ponle un texto, una etiqueta o aria-label.',
  },
  'ambiguous-link': {
    title: 'Link ambiguo',
    help: 'El nombre de un link debe decir a d\xF3nde lleva, tambi\xE9n fuera de su contexto.',
    found:
      'Hay otro link que se llama \xAB{other}\xBB y lleva a otro lugar. Dale un nombre que los distinga.',
    also: '\xAB{other}\xBB no dice a d\xF3nde lleva. Nombra el destino en el link.',
  },
  // Ways to do and to know the same.
  'drag-only': {
    title: 'Solo arrastrando',
    help: 'Lo que se hace arrastrando se debe poder hacer tambi\xE9n con un bot\xF3n.',
    found: 'Solo se puede usar arrastrando. Agrega al lado un bot\xF3n que haga lo mismo.',
  },
  'map-without-text': {
    title: 'Mapa sin texto',
    help: 'Lo que muestra un mapa debe estar tambi\xE9n en palabras: direcci\xF3n, estado, tiempo de llegada.',
    found:
      'Nada junto al mapa dice en palabras lo que muestra. Agrega la direcci\xF3n o el estado como texto.',
    also: 'El mapa no tiene nombre. Ponle un aria-label que diga qu\xE9 muestra.',
  },
  'silent-change': {
    title: 'Aviso que no se oye',
    help: 'Un aviso que aparece debe estar en una regi\xF3n que el lector de pantalla anuncie.',
    found:
      'Este aviso apareci\xF3 y ning\xFAn lector de pantalla lo anuncia. Escr\xEDbelo en un elemento con role="status" o "alert".',
    also: 'La regi\xF3n de este aviso apareci\xF3 junto con su texto y puede no anunciarse. D\xE9jala en la p\xE1gina y cambia solo el texto.',
  },
  'modal-without-escape': {
    title: 'Modal sin salida',
    help: 'Un modal se debe cerrar con la tecla Escape.',
    found: 'La tecla Escape no cierra este modal. Usa un <dialog> o responde a Escape.',
  },
}

// src/audit/fill-text.ts
function fillText(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : void 0
    return typeof value === 'number' ? String(Math.trunc(value * 100) / 100).replace('.', ',') : (value ?? '')
  })
}

// src/audit/page/kit.ts
function installKit() {
  const CONTROL =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=option],[role=menuitem],[role=combobox],[role=slider],[role=spinbutton],[role=textbox],[role=searchbox],[tabindex]:not([tabindex^="-"])'
  const STABLE = /^[a-z][\w-]*$/i
  const CHANGES = /\d{3}|^_?r_|^radix-|--/
  const isUnique = (selector) => document.querySelectorAll(selector).length === 1
  const ownSelector = (element) => {
    const { id } = element
    if (STABLE.test(id) && !CHANGES.test(id) && isUnique(`#${id}`)) return `#${id}`
    const tag = element.tagName.toLowerCase()
    for (const name of ['name', 'aria-label', 'href', 'role', 'type', 'for']) {
      const value = element.getAttribute(name)
      if (value === null || value === '' || value.length > 80) continue
      const selector = `${tag}[${name}=${JSON.stringify(value)}]`
      if (isUnique(selector)) return selector
    }
    return isUnique(tag) ? tag : void 0
  }
  const selectorOf = (element) => {
    const own = ownSelector(element)
    const parent = element.parentElement
    if (own !== void 0 || parent === null) return own ?? element.tagName.toLowerCase()
    const tag = element.tagName.toLowerCase()
    const same = [...parent.children].filter((child) => child.tagName === element.tagName)
    const step = same.length === 1 ? tag : `${tag}:nth-of-type(${same.indexOf(element) + 1})`
    return `${selectorOf(parent)} > ${step}`
  }
  const isShown = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert]') !== null) return false
    const { width: width2, height } = element.getBoundingClientRect()
    if (width2 <= 1 || height <= 1) return false
    return !/^inset\((?:50|100)%\)$/.test(getComputedStyle(element).clipPath)
  }
  const layer = () => {
    const open = [...document.querySelectorAll('dialog:modal,[aria-modal=true]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    return open.at(-1) ?? document.body
  }
  const isCut = (element, { left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = one.getBoundingClientRect()
      if (['hidden', 'clip'].includes(overflowX) && (x < edge.left || x > edge.right)) return true
      if (['hidden', 'clip'].includes(overflowY) && (y < edge.top || y > edge.bottom)) return true
      if (['auto', 'scroll'].some((kind) => kind === overflowX || kind === overflowY)) return false
    }
    return false
  }
  const lines = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(
      (line) =>
        line.width > 1 && line.height > 1 && node.parentElement !== null && !isCut(node.parentElement, line),
    )
  }
  const texts2 = () => {
    const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!(node instanceof Text) || !element || node.data.trim() === '') continue
      if (element.closest('script,style,noscript,option,template') === null && isShown(element))
        found.push({ node, element })
    }
    return found
  }
  const shownText = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const parts = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && isShown(node.parentElement)) parts.push(node.textContent ?? '')
    return parts.join(' ').replaceAll(/\s+/g, ' ').trim()
  }
  const snippet = (element) => {
    const field = element instanceof HTMLInputElement ? element.placeholder : ''
    const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const text = (said.trim() === '' ? field : said).replaceAll(/\s+/g, ' ').trim()
    return (text === '' ? element.outerHTML.replaceAll(/\s+/g, ' ') : text).slice(0, 80)
  }
  window.vitrinaAudit = {
    isShown,
    layer,
    texts: texts2,
    lines,
    shownText,
    controls: () =>
      [...layer().querySelectorAll(CONTROL)].filter(
        (element) => isShown(element) && !element.matches(':disabled,[aria-disabled=true]'),
      ),
    spot: (element) => {
      const { x, y, width: width2, height } = element.getBoundingClientRect()
      return {
        target: selectorOf(element),
        text: snippet(element),
        box: { x: x + scrollX, y: y + scrollY, width: width2, height },
      }
    },
  }
}

// src/domain/color/contrast.ts
var TEXT_RATIO = 4.5
var EDGE_RATIO = 3
var LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linearChannel(channel / 255))
function linearChannel(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
function linearLight(channel) {
  return LINEAR[channel] ?? 0
}
function relativeLuminance({ r, g, b }) {
  return 0.2126 * linearLight(r) + 0.7152 * linearLight(g) + 0.0722 * linearLight(b)
}
function contrastRatio(first, second) {
  const one = relativeLuminance(first) + 0.05
  const two = relativeLuminance(second) + 0.05
  return one > two ? one / two : two / one
}

// src/audit/page/shot.ts
import sharp from 'sharp'
async function takeShot(session, view, part) {
  const at = inWindow(part ?? { x: 0, y: 0, width: view.width, height: view.height }, view)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...at, x: at.x + view.left, y: at.y + view.top, scale: 1 },
  })
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { at, scale: info.width / at.width, width: info.width, height: info.height, pixels }
}
function inWindow({ x, y, width: width2, height }, view) {
  const left = Math.min(Math.max(0, Math.floor(x)), view.width - 1)
  const top = Math.min(Math.max(0, Math.floor(y)), view.height - 1)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(view.width, Math.ceil(x + width2)) - left),
    height: Math.max(1, Math.min(view.height, Math.ceil(y + height)) - top),
  }
}
function pixelAt({ pixels, width: width2, height }, x, y) {
  const column = Math.min(Math.max(0, Math.round(x)), width2 - 1)
  const row = Math.min(Math.max(0, Math.round(y)), height - 1)
  const at = (row * width2 + column) * 3
  return { r: pixels[at] ?? 0, g: pixels[at + 1] ?? 0, b: pixels[at + 2] ?? 0 }
}
function* placesIn(shot, box) {
  const first = (value, most) => Math.min(Math.max(0, Math.round(value)), most)
  const left = first((box.x - shot.at.x) * shot.scale, shot.width)
  const top = first((box.y - shot.at.y) * shot.scale, shot.height)
  const right = first((box.x + box.width - shot.at.x) * shot.scale, shot.width)
  const bottom = first((box.y + box.height - shot.at.y) * shot.scale, shot.height)
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) yield [x, y]
}

// src/audit/page/contrast-of.ts
var SAME_FILL = 6
var WORST_SHARE = 0.1
var COVERED = 0.5
var EDGE_DEPTH = 4
var EDGE_SHARE = 0.8
var ICON_PIXELS = 8
function isPlain(bare, { lines }) {
  const least = { r: 255, g: 255, b: 255 }
  const most = { r: 0, g: 0, b: 0 }
  for (const line of lines)
    for (const [x, y] of placesIn(bare, line)) {
      const pixel = pixelAt(bare, x, y)
      for (const channel of ['r', 'g', 'b']) {
        least[channel] = Math.min(least[channel], pixel[channel])
        most[channel] = Math.max(most[channel], pixel[channel])
      }
    }
  return ['r', 'g', 'b'].every((channel) => most[channel] - least[channel] <= SAME_FILL)
}
function plainContrast(bare, run) {
  const [line] = run.lines
  if (!line) return Number.NaN
  const x = (line.x - bare.at.x + line.width / 2) * bare.scale
  const y = (line.y - bare.at.y + line.height / 2) * bare.scale
  return against(pixelAt(bare, x, y), run)
}
function letterContrast({ bare, black, white }, run) {
  const ratios = []
  for (const line of run.lines)
    for (const [x, y] of placesIn(bare, line)) {
      const covered = pixelAt(white, x, y).g - pixelAt(black, x, y).g
      if (covered >= COVERED * 255 * run.opacity) ratios.push(against(pixelAt(bare, x, y), run))
    }
  return share(ratios, WORST_SHARE)
}
function against(behind, { color: [r, g, b, alpha], opacity, fill }) {
  const mix = (text, back, faded) => {
    const inside = fill === void 0 ? back : faded
    const painted = alpha * text + (1 - alpha) * inside
    return Math.min(255, Math.max(0, back + opacity * (painted - inside)))
  }
  const [fillR = 0, fillG = 0, fillB = 0] = fill ?? []
  const seen = { r: mix(r, behind.r, fillR), g: mix(g, behind.g, fillG), b: mix(b, behind.b, fillB) }
  return contrastRatio(round(seen), behind)
}
var round = ({ r, g, b }) => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
function share(values, part) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
function edgeContrast(shot, { boxes }) {
  return Math.max(...boxes.flatMap((box) => sides(box).map((side) => sideContrast(shot, side))))
}
function sides({ x, y, width: width2, height }) {
  const [right, bottom] = [x + width2, y + height]
  const [dx, dy] = [Math.min(width2 / 4, 16), Math.min(height / 4, 16)]
  return [
    { from: [x + dx, y], to: [right - dx, y], inward: [0, 1] },
    { from: [x + dx, bottom], to: [right - dx, bottom], inward: [0, -1] },
    { from: [x, y + dy], to: [x, bottom - dy], inward: [1, 0] },
    { from: [right, y + dy], to: [right, bottom - dy], inward: [-1, 0] },
  ]
}
function sideContrast(shot, { from, to, inward }) {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
  const steps = Math.max(2, Math.round(length / 3))
  const ratios = Array.from({ length: steps }, (_, step) => {
    const at = (depth) => {
      const along = (step + 0.5) / steps
      const x = from[0] + (to[0] - from[0]) * along + inward[0] * depth
      const y = from[1] + (to[1] - from[1]) * along + inward[1] * depth
      return pixelAt(shot, (x - shot.at.x) * shot.scale - 0.5, (y - shot.at.y) * shot.scale - 0.5)
    }
    const outside = at(-2.5)
    const crossed = Array.from({ length: EDGE_DEPTH * 2 }, (__, depth) => at(depth / 2 + 0.25 - 1))
    const inside = at(EDGE_DEPTH + 1)
    return Math.max(
      ...crossed.map((pixel) => Math.max(contrastRatio(pixel, outside), contrastRatio(pixel, inside))),
      contrastRatio(inside, outside),
    )
  })
  return share(ratios, 1 - EDGE_SHARE)
}
function iconContrast(shot, { boxes: [box] }) {
  if (!box) return Number.NaN
  const counts = /* @__PURE__ */ new Map()
  for (const [x, y] of placesIn(shot, box)) {
    const { r, g, b } = pixelAt(shot, x, y)
    const key = (r << 16) | (g << 8) | b
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [ground] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (!ground) return Number.NaN
  const toRgb = (key) => ({ r: key >> 16, g: (key >> 8) & 255, b: key & 255 })
  const strongest = [...counts]
    .map(([key, count]) => ({ ratio: contrastRatio(toRgb(key), toRgb(ground[0])), count }))
    .toSorted((one, other) => other.ratio - one.ratio)
  let pixels = 0
  for (const { ratio, count } of strongest) {
    pixels += count
    if (pixels >= ICON_PIXELS) return ratio
  }
  return 1
}

// src/audit/page/keeping-place.ts
async function keepingPlace(page, work) {
  const places = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .concat(document.documentElement)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft })),
  )
  try {
    return await work()
  } finally {
    await places.evaluate((all) => {
      for (const { element, top, left } of all) element.scrollTo({ top, left, behavior: 'instant' })
    })
    await places.dispose()
  }
}

// src/audit/page/sights.ts
function beginTour() {
  const { controls, spot } = window.vitrinaAudit
  let texts2 = []
  let painted = []
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = /* @__PURE__ */ new Map()
  const parse = (css) => {
    const found = known.get(css)
    if (found) return found
    let parsed = [0, 0, 0, 0]
    if (canvas) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
      parsed = [r, g, b, a / 255]
    }
    known.set(css, parsed)
    return parsed
  }
  const boxOf = ({ x, y, width: width2, height }) => ({ x, y, width: width2, height })
  const isInactive = (element) =>
    element.closest(':disabled,[aria-disabled=true]') !== null ||
    element.closest('label')?.control?.matches(':disabled,[aria-disabled=true]') === true
  const fading = (element) => {
    let opacity = 1
    let fill
    let nearest
    for (let one = element; one; one = one.parentElement) {
      const { opacity: own, backgroundColor } = getComputedStyle(one)
      const [r, g, b, alpha] = parse(backgroundColor)
      if (!nearest && alpha > 0.99) nearest = [r, g, b]
      if (Number(own) < 1) {
        opacity *= Number(own)
        fill = nearest
      }
    }
    return { opacity, fill }
  }
  const describe = (element, style, said, lines) => {
    const size = Number.parseFloat(style.fontSize)
    const run = {
      text: said.replaceAll(/\s+/g, ' ').trim().slice(0, 80),
      color: parse(style.webkitTextFillColor),
      ...fading(element),
      isLarge:
        size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) || !/[\p{L}\p{N}]/u.test(said),
    }
    return () => texts2.push({ ...spot(element), ...run, lines: lines().map(boxOf) })
  }
  const items = []
  for (const { node, element } of window.vitrinaAudit.texts()) {
    const isPicture =
      /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u.test(node.data) && !/\d/.test(node.data)
    if (isPicture || isInactive(element)) continue
    const lines = () => window.vitrinaAudit.lines(node)
    if (lines().length === 0) continue
    items.push({ element, lines, see: describe(element, getComputedStyle(element), node.data, lines) })
  }
  const FIELD = 'input,select,textarea,[role=textbox],[role=combobox],[role=searchbox],[role=spinbutton]'
  const BARE = 'range,color,file,image,submit,button,reset,hidden'.split(',')
  const saidBy = (element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? ''
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value === '' ? element.placeholder : element.value
    return ''
  }
  for (const element of controls()) {
    const style = getComputedStyle(element)
    const { width: width2, height } = element.getBoundingClientRect()
    const rect = () => [element.getBoundingClientRect()]
    if (element.matches(FIELD)) {
      const type = element instanceof HTMLInputElement ? element.type : ''
      const isTick = type === 'checkbox' || type === 'radio'
      if (BARE.includes(type) || (isTick && style.appearance === 'auto')) continue
      const around = [element.parentElement, element.parentElement?.parentElement].filter(
        (one) =>
          !isTick &&
          one instanceof HTMLElement &&
          one.querySelectorAll(FIELD).length === 1 &&
          one.offsetHeight <= height + 48 &&
          one.offsetWidth <= width2 + 120,
      )
      items.push({
        element,
        lines: rect,
        see: () => {
          painted.push({
            ...spot(element),
            kind: 'field',
            boxes: [element, ...around].map((one) => boxOf(one.getBoundingClientRect())),
          })
        },
      })
      const said = saidBy(element)
      if (isTick || type === 'password' || said.trim() === '') continue
      const isEmpty = element.matches(':placeholder-shown')
      const paint = getComputedStyle(element, isEmpty ? '::placeholder' : null)
      items.push({ element, lines: rect, see: describe(element, paint, said, rect) })
    } else if (
      width2 <= 64 &&
      height <= 64 &&
      element.innerText.trim() === '' &&
      element.querySelector('svg,i,[class*=icon]')
    ) {
      items.push({
        element,
        lines: rect,
        see: () => painted.push({ ...spot(element), kind: 'icon', boxes: rect().map(boxOf) }),
      })
    }
  }
  const hides = (one) => {
    if (one.matches('img,video,canvas,iframe')) return true
    return [null, '::before', '::after'].some((pseudo) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(one, pseudo)
      if (pseudo && content === 'none') return false
      return parse(backgroundColor)[3] > 0.5 || backgroundImage !== 'none'
    })
  }
  const isCovered = (element, x, y) => {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || element.contains(one) || one.contains(element)) return false
      if (hides(one)) return true
    }
    return getComputedStyle(element).pointerEvents !== 'none'
  }
  const isInSight = ({ element, lines }) => {
    const found = lines()
    return (
      found.length > 0 &&
      found.every(({ left, right, top, bottom }) => {
        if (top < 0 || left < -1 || bottom > innerHeight || right > innerWidth + 1) return false
        const y = (top + bottom) / 2
        return ![left + 1, (left + right) / 2, right - 1].some((x) => isCovered(element, x, y))
      })
    )
  }
  let pending = items
  let isFirst = true
  window.vitrinaTour = () => {
    texts2 = []
    painted = []
    const [next] = pending
    if (next && !isFirst) {
      next.element.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' })
      const [line] = next.lines()
      const above = (line?.top ?? 0) - innerHeight * 0.25
      if (above > 0) scrollBy({ top: above, behavior: 'instant' })
    }
    const seen = new Set(pending.filter(isInSight))
    for (const item of seen) item.see()
    if (next && !isFirst) seen.add(next)
    pending = pending.filter((item) => !seen.has(item))
    isFirst = false
    const view = {
      width: innerWidth,
      height: innerHeight,
      scale: devicePixelRatio,
      left: scrollX,
      top: scrollY,
    }
    return { texts: texts2, painted, isLast: pending.length === 0, view }
  }
}

// src/audit/page/with-style.ts
async function withStyle(page, css, measure) {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  try {
    return await measure(sheet)
  } finally {
    await page.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made)
    }, sheet)
    await sheet.dispose()
  }
}

// src/audit/page/tour.ts
var MOST_SIGHTS = 60
var EVERYTHING = '*,*::before,*::after,*::placeholder'
var STILL = `${EVERYTHING}{transition:none!important;animation-play-state:paused!important;caret-color:transparent!important}`
var texts = (color) =>
  `${EVERYTHING}{-webkit-text-fill-color:${color}!important;text-decoration-color:${color}!important}`
async function tour(page, session) {
  const found = {
    texts: [],
    painted: [],
  }
  await page.evaluate(beginTour)
  await keepingPlace(page, () =>
    withStyle(page, STILL + texts('transparent'), async () => {
      for (let count = 0; count < MOST_SIGHTS; count += 1) {
        const sight = await page.evaluate(() => window.vitrinaTour())
        if (sight.texts.length + sight.painted.length > 0) {
          const bare = await takeShot(session, sight.view)
          const uneven = sight.texts.filter((run) => !isPlain(bare, run))
          const black =
            uneven.length > 0 && (await withStyle(page, texts('black'), () => takeShot(session, sight.view)))
          const white =
            uneven.length > 0 && (await withStyle(page, texts('white'), () => takeShot(session, sight.view)))
          for (const run of sight.texts) {
            const ratio =
              black && white && uneven.includes(run)
                ? letterContrast({ bare, black, white }, run)
                : plainContrast(bare, run)
            found.texts.push({ ...run, ratio })
          }
          for (const one of sight.painted) {
            const ratio = one.kind === 'field' ? edgeContrast(bare, one) : iconContrast(bare, one)
            found.painted.push({ ...one, ratio })
          }
        }
        if (sight.isLast) break
      }
    }),
  )
  return found
}

// src/audit/page/stops.ts
function beginWalk() {
  const { layer, controls, spot, isShown } = window.vitrinaAudit
  const front = layer()
  const start = document.activeElement
  const visited = /* @__PURE__ */ new Map()
  let previous
  const OUTSIDE = '\u2014'
  const drawnBy = (element) => {
    const { width: width2, height } = element.getBoundingClientRect()
    const isHidden = width2 <= 4 || height <= 4 || getComputedStyle(element).opacity === '0'
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    return isHidden ? (label ?? element.parentElement ?? element) : element
  }
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one)
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
    }
    return ''
  }
  const lookOf = (element) => {
    const one = drawnBy(element)
    const drawn = [one, one.parentElement ?? one, one.nextElementSibling ?? one].map((each) => {
      const { outline, boxShadow, borderColor, backgroundColor, textDecorationLine } = getComputedStyle(each)
      return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine].join()
    })
    const kind = [element.tagName, element.getAttribute('type'), element.getAttribute('role')].join()
    return [kind, ...drawn, behind(one.parentElement)].join('|')
  }
  const join = (boxes) => {
    const x = Math.min(...boxes.map(({ left }) => left)) - 8
    const y = Math.min(...boxes.map(({ top }) => top)) - 8
    return {
      x,
      y,
      width: Math.max(...boxes.map(({ right }) => right)) + 8 - x,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) + 8 - y,
    }
  }
  const around = (element) => {
    const wearers = [element, drawnBy(element), element.nextElementSibling, element.parentElement]
    const row = element.closest('li,label,article,tr')
    const boxes = [...wearers, row]
      .filter((one) => one !== null && one !== document.body)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width: width2, height }) => width2 * height <= (innerWidth * innerHeight) / 2)
    return join(boxes.length > 0 ? boxes : [element.getBoundingClientRect()])
  }
  const barOver = (element, x, y) => {
    const hit = document.elementFromPoint(x, y)
    for (let one = hit; one && !one.contains(element) && !element.contains(one); one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    return void 0
  }
  const cover = (element) => {
    const { left, right, top, bottom, width: width2, height } = drawnBy(element).getBoundingClientRect()
    const [dx, dy] = [Math.min(4, width2 / 4), Math.min(4, height / 4)]
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const places = [
      [x, top + dy],
      [x, y],
      [x, bottom - dy],
      [left + dx, y],
      [right - dx, y],
    ]
    const bars = places.map(([px, py]) => {
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return OUTSIDE
      const bar = barOver(element, px, py)
      return bar ? spot(bar).text : ''
    })
    const hidden = bars.filter((one) => one !== '')
    const isLarge = height > innerHeight / 2 || width2 > innerWidth
    const isPartly = bars.some((one) => one !== '' && one !== OUTSIDE) && !isLarge
    return {
      covered: hidden.length === places.length ? 'wholly' : isPartly ? 'partly' : 'no',
      coveredBy: hidden[0] ?? '',
    }
  }
  const isAside = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
    return false
  }
  const goesBack = (element) => {
    if (!previous || !previous.isConnected || isAside(previous) !== isAside(element)) return false
    if (previous.contains(element) || element.contains(previous)) return false
    const from = drawnBy(previous).getBoundingClientRect()
    const to = drawnBy(element).getBoundingClientRect()
    const across = Math.min(from.right, to.right) - Math.max(from.left, to.left)
    const down = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
    const goesUp = to.bottom <= from.top + 2 && across >= Math.min(from.width, to.width) / 2
    const goesLeft = to.right <= from.left + 2 && down >= Math.min(from.height, to.height) / 2
    return goesUp || goesLeft
  }
  window.vitrinaWalk = {
    stop: () => {
      const element = document.activeElement
      if (!element || element === document.body || element === document.documentElement) {
        previous = void 0
        return void 0
      }
      const known = visited.get(element)
      const visits = known ? known.visits + 1 : 0
      const number = known?.element ?? visited.size
      visited.set(element, { element: number, visits })
      const stop = {
        ...spot(element),
        element: number,
        visits,
        tag: element.tagName,
        isInLayer: front.contains(element),
        ...cover(element),
        goesBack: goesBack(element),
        look: lookOf(element),
        drawn: drawnBy(element).getBoundingClientRect().toJSON(),
        around: around(element),
        view: {
          width: innerWidth,
          height: innerHeight,
          scale: devicePixelRatio,
          left: scrollX,
          top: scrollY,
        },
      }
      previous = element
      return stop
    },
    blur: () => {
      const element = document.activeElement
      element?.blur()
      return () => element?.focus({ preventScroll: true, focusVisible: true })
    },
    missed: (isWhole) => {
      const stops = [...visited.keys()]
      const last = stops.at(-1)
      const GROUP =
        'fieldset,[role=tablist],[role=radiogroup],[role=menu],[role=menubar],[role=listbox],[role=grid],[role=toolbar],[role=tree]'
      const isReached = (element) => {
        if (element.tabIndex > 0 || visited.has(element) || !element.isConnected || !isShown(element))
          return true
        if (stops.some((one) => one !== front && (one.contains(element) || element.contains(one))))
          return true
        if (element instanceof HTMLInputElement && element.type === 'radio')
          return stops.some((one) => one instanceof HTMLInputElement && one.name === element.name)
        if (element instanceof HTMLAnchorElement) {
          if (stops.some((one) => one instanceof HTMLAnchorElement && one.href === element.href)) return true
        }
        const group = element.closest(GROUP)
        const isWoven = element.matches('[role],[role] *') && element.tabIndex < 0
        if (group && isWoven && stops.some((one) => group.contains(one))) return true
        const list = element.closest('[role=listbox],[role=menu],[role=grid]')
        return list !== null && stops.some((one) => one.getAttribute('aria-controls') === list.id)
      }
      const isLater = (element) =>
        !isWhole &&
        last !== void 0 &&
        (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      const CONTROL = 'a,button,input,select,textarea,label,summary,[role],[tabindex],[contenteditable]'
      const pointerOnly = [...front.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).cursor === 'pointer' &&
          element.parentElement !== null &&
          getComputedStyle(element.parentElement).cursor !== 'pointer' &&
          element.closest(CONTROL) === null &&
          element.querySelector(CONTROL) === null &&
          isShown(element),
      )
      return [
        ...controls()
          .filter((element) => !isReached(element) && !isLater(element))
          .map((element) => ({ ...spot(element), isPointerOnly: false })),
        ...pointerOnly.map((element) => ({ ...spot(element), isPointerOnly: true })),
      ]
    },
    end: () => {
      if (start instanceof HTMLElement && start !== document.body)
        start.focus({ preventScroll: true, focusVisible: false })
      else document.activeElement?.blur()
    },
  }
  const isInside = start !== null && start !== document.body && front.contains(start)
  const isModal = front !== document.body
  if (!isModal) {
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  }
  return { isInside, isModal, count: controls().length }
}

// src/audit/page/walk.ts
var MOST_STOPS = 300
var MOST_LOOKS = 40
var MOST_IN_FRAME = 60
var STILL2 =
  '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important;scroll-behavior:auto!important}*::selection{background:transparent!important}'
async function walk(page, session) {
  const stops = []
  const looks = /* @__PURE__ */ new Map()
  return keepingPlace(page, () =>
    withStyle(page, STILL2, async () => {
      const { isInside, isModal, count } = await page.evaluate(beginWalk)
      let end = 'limit'
      let inFrame = 0
      while (stops.length < MOST_STOPS) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => window.vitrinaWalk.stop())
        const last = stops.at(-1)
        if (stop?.tag === 'IFRAME' && stop.element === last?.element && (inFrame += 1) < MOST_IN_FRAME)
          continue
        inFrame = 0
        if (stop === void 0) {
          const comesBack = isModal && end !== 'left'
          end = 'left'
          if (comesBack) continue
          break
        }
        if (stop.visits > 0) {
          const isStuck = stop.element !== 0 || (stops.length === 1 && count > 1)
          if (end !== 'left') end = isStuck ? 'stuck' : 'cycle'
          break
        }
        stops.push(stop)
        if (!looks.has(stop.look) && looks.size < MOST_LOOKS && stop.covered !== 'wholly')
          looks.set(stop.look, { stop, ratio: await focusContrast(page, session, stop) })
      }
      const missed = await page.evaluate((isWhole) => window.vitrinaWalk.missed(isWhole), end !== 'limit')
      await page.evaluate(() => window.vitrinaWalk.end())
      return { stops, end, looks: [...looks.values()], missed, isModal, isInside }
    }),
  )
}
async function focusContrast(page, session, stop) {
  const focused = await takeShot(session, stop.view, stop.around)
  const giveBack = await page.evaluateHandle(() => window.vitrinaWalk.blur())
  const without = await takeShot(session, stop.view, stop.around)
  await giveBack.evaluate((focus) => focus())
  await giveBack.dispose()
  const ratios = []
  for (let y = 0; y < Math.min(focused.height, without.height); y += 1)
    for (let x = 0; x < Math.min(focused.width, without.width); x += 1) {
      const [now, before] = [pixelAt(focused, x, y), pixelAt(without, x, y)]
      if (now.r !== before.r || now.g !== before.g || now.b !== before.b)
        ratios.push(contrastRatio(now, before))
    }
  const { width: width2, height } = stop.drawn
  const area = Math.min(2 * (width2 + height), 4 * Math.min(width2, height)) * focused.scale ** 2
  return ratios.toSorted((one, other) => other - one)[Math.floor(area) - 1] ?? 1
}
var unclear = ({ ratio }) => ratio < EDGE_RATIO

// src/audit/page/page-facts.ts
function pageFacts(page, language) {
  const session = once(() => page.context().newCDPSession(page))
  return {
    language,
    session,
    painting: once(async () => tour(page, await session())),
    walk: once(async () => walk(page, await session())),
  }
}
function once(make) {
  let made
  return () => (made ??= make())
}

// src/audit/audit-page.ts
var RuleFailed = class extends Error {
  constructor(rule, cause) {
    super(`The rule ${rule} could not be checked`, { cause })
    this.rule = rule
  }
  rule
}
async function auditPage(page, rules2, context = {}) {
  const now = context.now ?? (() => performance.now())
  await page.evaluate(installKit)
  const facts = pageFacts(page, context.language ?? 'es')
  const findings = []
  for (const rule of [...rules2.filter(({ leaves }) => !leaves), ...rules2.filter(({ leaves }) => leaves)]) {
    const start = now()
    const seen = await rule.check(page, facts).catch((cause) => {
      throw new RuleFailed(rule.id, cause)
    })
    findings.push(...seen.map((one) => toFinding(rule, one)))
    context.onRule?.(rule.id, now() - start, seen.length)
  }
  return findings
}
function toFinding(rule, seen) {
  const { other, also, part, target, text, box, measured, required } = seen
  const texts2 = auditRules[rule.id]
  return {
    rule: part === void 0 ? rule.id : `${rule.id}/${part}`,
    wcag: seen.wcag ?? rule.wcag[0],
    level: seen.level ?? rule.level,
    message: fillText(also ? (texts2.also ?? texts2.found) : texts2.found, { measured, required, other }),
    target,
    text,
    box,
    measured,
    required,
  }
}

// src/audit/rules/ambiguous-link.ts
var ambiguousLink = {
  id: 'ambiguous-link',
  wcag: ['2.4.4'],
  // With its heading around it such a link may pass 2.4.4; read alone in a list of links it does not help.
  level: 'warning',
  scope: 'state',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const EMPTY =
        /^(?:aqu[ií]|click aqu[ií]|clic aqu[ií]|haz clic aqu[ií]|ver|ver más|leer más|más|más información|link|enlace|ir)$/i
      const saidBy = (element) => {
        const label = element.getAttribute('aria-label')
        const by = element.getAttribute('aria-labelledby')
        if (by !== null)
          return by
            .split(/\s+/)
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
        if (label !== null) return label
        return [...element.childNodes]
          .map((node) => {
            if (node instanceof HTMLImageElement) return node.alt
            if (node instanceof Element)
              return node.getAttribute('aria-hidden') === 'true' ? '' : saidBy(node)
            return node.textContent ?? ''
          })
          .join(' ')
      }
      const links = [...layer().querySelectorAll('a[href]')]
        .filter((link) => isShown(link) && link.closest('[aria-hidden=true]') === null)
        .map((link) => ({ link, name: saidBy(link).replaceAll(/\s+/g, ' ').trim() }))
      const first = /* @__PURE__ */ new Map()
      return links.flatMap(({ link, name }) => {
        if (name === '') return []
        if (EMPTY.test(name)) return [{ ...spot(link), also: true, other: name }]
        const known = first.get(name)
        first.set(name, known ?? link.href)
        return known === void 0 || known === link.href ? [] : [{ ...spot(link), other: name }]
      })
    }),
  proof: {
    html: `
      <h1>Links</h1>
      <a href="#a">Milanesa</a> <a href="#a">Milanesa</a>
      <a href="#b" id="other">Milanesa</a>
      <a href="#c" id="empty">Ver m\xE1s</a>
      <a href="#d" aria-label="Ver m\xE1s pastas">Ver m\xE1s</a>`,
    expected: ['#other', '#empty'],
  },
}

// src/audit/rules/axe.ts
import { AxeBuilder } from '@axe-core/playwright'
import axeCore from 'axe-core'
import spanish from 'axe-core/locales/es.json' with { type: 'json' }

// src/messages/axe-texts.ts
var axeTexts = {
  'aria-braille-equivalent': 'Los atributos aria-braille deben tener un equivalente que no sea braille',
  'aria-command-name': 'Los botones, links y opciones ARIA deben tener un nombre accesible',
  'aria-conditional-attr': 'Los atributos ARIA deben usarse como indica el rol del elemento',
  'aria-deprecated-role': 'No se deben usar roles ARIA obsoletos',
  'aria-dialog-name': 'Los di\xE1logos deben tener un nombre accesible',
  'aria-meter-name': 'Los medidores ARIA deben tener un nombre accesible',
  'aria-progressbar-name': 'Las barras de progreso ARIA deben tener un nombre accesible',
  'aria-prohibited-attr': 'El elemento lleva un atributo ARIA que su rol no permite',
  'aria-roledescription': 'aria-roledescription debe estar en elementos con un rol sem\xE1ntico',
  'aria-tab-name': 'Las pesta\xF1as deben tener un nombre accesible',
  'aria-text': 'Dentro de "role=text" no puede haber elementos que reciban el foco',
  'aria-tooltip-name': 'Los tooltips ARIA deben tener un nombre accesible',
  'aria-treeitem-name': 'Los elementos de un \xE1rbol ARIA deben tener un nombre accesible',
  'empty-table-header': 'El encabezado de una tabla no debe estar vac\xEDo',
  'frame-focusable-content': 'Un marco con contenido que recibe el foco no debe llevar tabindex=-1',
  'landmark-no-duplicate-main': 'El documento no debe tener m\xE1s de una regi\xF3n main',
  'nested-interactive': 'Un control no debe contener otro control',
  'no-autoplay-audio': 'El audio y el video no deben empezar solos',
  'presentation-role-conflict': 'Un elemento marcado como decorativo debe ignorarse siempre',
  'select-name': 'Las listas desplegables deben tener un nombre accesible',
  'summary-name': 'El elemento summary debe tener texto',
  'svg-img-alt': 'Un <svg> con rol de imagen debe tener un texto alternativo',
  'target-size': 'Lo que se toca debe medir al menos 24 px o tener suficiente espacio alrededor',
}

// src/audit/rules/axe.ts
var WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
var AXE_IN_SPANISH = `${axeCore.source};axe.configure(${JSON.stringify({ locale: spanish })})`
var axe = {
  id: 'axe',
  wcag: [],
  level: 'error',
  scope: 'state',
  async check(page) {
    const { violations, incomplete } = await new AxeBuilder({ page, axeSource: AXE_IN_SPANISH })
      .setLegacyMode(true)
      .withTags([...WCAG_TAGS, 'best-practice'])
      .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] })
      .analyze()
    const undecided = incomplete.filter(({ id }) => id !== 'color-contrast')
    const spots = [
      ...violations.flatMap((one) => observed(one, one.tags.includes('best-practice') ? 'warning' : 'error')),
      ...undecided.flatMap((one) => observed(one, 'undecided')),
    ]
    return page.evaluate(
      (all) =>
        all.map((one) => {
          const element = document.querySelector(one.target)
          return element ? { ...one, ...window.vitrinaAudit.spot(element) } : one
        }),
      spots,
    )
  },
  proof: {
    html: `
      <main>
        <h1>Prueba</h1>
        <button type="button">Con nombre</button>
        <button type="button" id="nameless" style="width:44px;height:44px"></button>
        <img src="data:," alt="Un plato" />
        <img src="data:," id="picture" />
      </main>`,
    expected: ['#nameless', '#picture'],
  },
}
function observed({ id, tags, help, nodes }, level) {
  const [criterion] = tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? [])
  return nodes.map(({ target, html }) => ({
    // Only the first document is pointed at; what lies in a frame is named by the frame.
    target: String(target[0]),
    text: html.slice(0, 80),
    other: axeTexts[id] ?? help,
    level,
    part: id,
    wcag: criterion,
  }))
}

// src/audit/rules/covered-focus.ts
var coveredFocus = {
  id: 'covered-focus',
  wcag: ['2.4.11'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { stops } = await facts.walk()
    return stops
      .filter(({ covered }) => covered !== 'no')
      .map(({ target, text, box, covered, coveredBy }) => ({
        target,
        text,
        box,
        other: coveredBy,
        also: covered === 'partly',
        // To lie partly in sight is enough for level AA.
        level: covered === 'partly' ? 'warning' : 'error',
      }))
  },
  proof: {
    html: `
      <style>
        body { margin: 0; padding-bottom: 120px } button { display: block; height: 44px; margin: 8px }
        #bar { position: fixed; inset: auto 0 0; height: 120px; background: #fff; border-top: 1px solid #000 }
        #aside { position: absolute; left: -500px }
      </style>
      <h1>Foco a la vista</h1>
      <div style="height:600px"><button type="button">A la vista</button></div>
      <button type="button" id="under">Debajo de la barra</button>
      <div style="height:40px"></div>
      <button type="button" id="outside" style="position:fixed;left:-500px">Fuera de la ventana</button>
      <div id="bar">Barra fija</div>`,
    expected: ['#under', '#outside'],
  },
}

// src/audit/rules/drag-only.ts
var dragOnly = {
  id: 'drag-only',
  wcag: ['2.5.7', '2.1.1'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const SLIDES = /desli[cz]|arrastr|slide|swipe/i
      const BUTTON = 'button,[role=button],input[type=submit],input[type=button]'
      return [...layer().querySelectorAll('[role=slider],input[type=range],[draggable=true]')]
        .filter((element) => {
          if (!isShown(element) && !isShown(element.parentElement ?? element)) return false
          if (element.matches('a,img,[draggable=true] *')) return false
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
          const said = [
            element.getAttribute('aria-label'),
            element.getAttribute('aria-valuetext'),
            ...labels.map(({ textContent }) => textContent),
            element.parentElement?.textContent,
          ].join(' ')
          return element.matches('[draggable=true]') || SLIDES.test(said)
        })
        .filter((element) => {
          const around =
            element.closest('section,form,fieldset,[role=group],[role=region],li,article,dialog') ??
            element.parentElement?.parentElement
          return ![...(around?.querySelectorAll(BUTTON) ?? [])].some(isShown)
        })
        .map((element) => spot(element))
    }),
  proof: {
    html: `
      <h1>Deslizar</h1>
      <section><label>Desliza para entregar <input type="range" /></label> <button type="button">Entregado</button></section>
      <section><label>Desliza para retirar <input type="range" id="slide" /></label></section>
      <section><label>Volumen <input type="range" /></label></section>
      <section><div draggable="true" id="drag">Mueve esta tarjeta</div></section>`,
    expected: ['#slide', '#drag'],
  },
}

// src/audit/page/with-media.ts
async function withMedia(page, media, measure) {
  const before = await page.evaluate(() => ({
    reduce: matchMedia('(prefers-reduced-motion:reduce)').matches,
    forced: matchMedia('(forced-colors:active)').matches,
  }))
  await page.emulateMedia(media)
  try {
    return await measure()
  } finally {
    await page.emulateMedia(
      'reducedMotion' in media
        ? { reducedMotion: before.reduce ? 'reduce' : 'no-preference' }
        : { forcedColors: before.forced ? 'active' : 'none' },
    )
  }
}

// src/audit/rules/endless-motion.ts
var MOST = 5e3
var endlessMotion = {
  id: 'endless-motion',
  wcag: ['2.2.2'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    withMedia(page, { reducedMotion: 'no-preference' }, () =>
      page.evaluate(async (most) => {
        const { controls, isShown, spot } = window.vitrinaAudit
        await new Promise((done) => {
          requestAnimationFrame(done)
        })
        const STOPS = /\b(?:pausar?|det[eé]n(?:er)?|parar?|pause|stop)\b/i
        if (controls().some((one) => STOPS.test(one.getAttribute('aria-label') ?? one.innerText))) return []
        const LOADS =
          '[role=progressbar],[role=status],[role=alert],[aria-live],[aria-busy=true],progress,[role=timer]'
        const moving = document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && Number(effect.getComputedTiming().endTime) > most
              ? [effect.target]
              : [],
          )
        const playing = [...document.querySelectorAll('video[autoplay]')].filter(
          ({ controls: has, duration }) => !has && !(duration < most / 1e3),
        )
        return [
          .../* @__PURE__ */ new Set([...moving, ...playing, ...document.querySelectorAll('marquee')]),
        ].flatMap((element) =>
          element && isShown(element) && !element.closest(LOADS)
            ? [{ ...spot(element), required: most / 1e3 }]
            : [],
        )
      }, MOST),
    ),
  proof: {
    html: `
      <style>
        @keyframes slide { to { transform: translateX(20px) } }
        #banner, .loads { animation: slide 2s infinite }
        #long { animation: slide 3s 2 }
        .short { animation: slide .2s 3 }
      </style>
      <h1>Movimiento sin fin</h1>
      <p id="banner">Ofertas que pasan</p> <p class="short">Un aviso que tiembla</p> <p id="long">Seis segundos</p>
      <p role="status"><span class="loads">Cargando</span></p>`,
    expected: ['#banner', '#long'],
  },
}

// src/audit/rules/focus-order.ts
var focusOrder = {
  id: 'focus-order',
  wcag: ['2.4.3'],
  level: 'error',
  scope: 'state',
  async check(page, facts) {
    const { stops } = await facts.walk()
    const forced = await page.evaluate(() =>
      window.vitrinaAudit
        .controls()
        .filter(({ tabIndex }) => tabIndex > 0)
        .map((element) => ({ ...window.vitrinaAudit.spot(element), measured: element.tabIndex })),
    )
    return [
      ...stops.flatMap(({ target, text, box, goesBack }, place) =>
        goesBack ? [{ target, text, box, other: stops[place - 1]?.text ?? '' }] : [],
      ),
      ...forced.map((one) => ({ ...one, required: 0, also: true })),
    ]
  },
  proof: {
    html: `
      <h1>Orden</h1>
      <p><button type="button">Uno</button> <button type="button">Dos</button></p>
      <p><button type="button">Tres</button></p>
      <div style="display:flex;flex-direction:row-reverse;justify-content:flex-end">
        <button type="button">Cinco</button><button type="button" id="left">Cuatro</button>
      </div>
      <div style="display:flex;flex-direction:column">
        <button type="button" style="order:2">Siete</button><button type="button" id="up">Seis</button>
      </div>
      <div style="columns:2"><button type="button">Ocho</button><br /><button type="button">Nueve</button></div>
      <button type="button" tabindex="3" id="forced">Primero a la fuerza</button>`,
    expected: ['#left', '#up', '#forced'],
  },
}

// src/audit/english.ts
var LIBRARY_NAMES = [
  ...[
    'close',
    'close dialog',
    'close modal',
    'dismiss',
    'open',
    'open menu',
    'close menu',
    'menu',
    'toggle menu',
  ],
  ...[
    'toggle navigation',
    'navigation',
    'main navigation',
    'skip to content',
    'skip to main content',
    'search',
  ],
  ...[
    'search...',
    'clear',
    'clear search',
    'reset',
    'submit',
    'send',
    'save',
    'cancel',
    'ok, got it',
    'got it',
  ],
  ...[
    'accept',
    'accept all',
    'decline',
    'reject',
    'delete',
    'remove',
    'add',
    'add to cart',
    'add item',
    'cart',
  ],
  ...[
    'shopping cart',
    'checkout',
    'quantity',
    'increase',
    'decrease',
    'increment',
    'decrement',
    'next',
    'previous',
  ],
  ...[
    'prev',
    'next slide',
    'previous slide',
    'next page',
    'previous page',
    'first page',
    'last page',
    'go to slide',
  ],
  ...[
    'back',
    'go back',
    'forward',
    'home',
    'loading',
    'please wait',
    'spinner',
    'processing',
    'more',
    'show more',
  ],
  ...[
    'show less',
    'read more',
    'see more',
    'view more',
    'view all',
    'load more',
    'learn more',
    'click here',
    'here',
  ],
  ...[
    'settings',
    'options',
    'filter',
    'filters',
    'sort',
    'sort by',
    'edit',
    'share',
    'copy',
    'copied',
    'download',
  ],
  ...['upload', 'choose file', 'select', 'select all', 'select an option', 'required', 'optional', 'warning'],
  ...[
    'success',
    'login',
    'log in',
    'logout',
    'log out',
    'sign in',
    'sign up',
    'sign out',
    'register',
    'password',
  ],
  ...[
    'show password',
    'hide password',
    'username',
    'first name',
    'last name',
    'address',
    'phone number',
    'play',
  ],
  ...[
    'pause',
    'stop',
    'mute',
    'unmute',
    'full screen',
    'fullscreen',
    'enter fullscreen',
    'zoom in',
    'zoom out',
  ],
  ...[
    'marker',
    'map',
    'slider',
    'carousel',
    'breadcrumb',
    'pagination',
    'footer',
    'header',
    'image',
    'icon',
    'logo image',
  ],
  ...[
    'button',
    'link',
    'untitled',
    'lorem ipsum',
    'order now',
    'buy now',
    'continue',
    'yes',
    'apply',
    'done',
    'finish',
  ],
]
var ENGLISH_WORDS = [
  ...[
    'the',
    'and',
    'your',
    'you',
    'with',
    'for',
    'this',
    'that',
    'is',
    'are',
    'was',
    'not',
    'please',
    'from',
    'have',
  ],
  ...[
    'has',
    'been',
    'will',
    'to',
    'of',
    'our',
    'we',
    'they',
    'it',
    'in',
    'on',
    'an',
    'or',
    'be',
    'can',
    'cannot',
  ],
]
var SPANISH_WORDS = [
  ...[
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'de',
    'del',
    'y',
    'o',
    'en',
    'con',
    'por',
    'para',
    'tu',
    'tus',
    'que',
    'es',
  ],
  ...['se', 'al', 'su', 'sin', 'm\xE1s', 'lo', 'te', 'hay', 'est\xE1', 'son', 'no'],
]

// src/audit/rules/foreign-text.ts
var foreignText = {
  id: 'foreign-text',
  wcag: ['3.1.2'],
  level: 'error',
  scope: 'state',
  async check(page, { language }) {
    if (language !== 'es') return []
    return page.evaluate(
      ({ libraryNames, englishWords, spanishWords }) => {
        const { isShown, layer, spot } = window.vitrinaAudit
        const [names, english, spanish2] = [libraryNames, englishWords, spanishWords].map(
          (words) => new Set(words),
        )
        const isForeign = (said) => {
          const text = said.replaceAll(/\s+/g, ' ').trim().toLowerCase()
          if (names?.has(text.replace(/[\s.…!:*]+$/, ''))) return true
          const words = text.match(/\p{L}+/gu) ?? []
          if (words.length < 4 || words.some((word) => spanish2?.has(word))) return false
          const held = new Set(words.filter((word) => english?.has(word)))
          return held.size >= 2 && held.size / words.length >= 0.2
        }
        const isSpanishPart = (element) =>
          (element.closest('[lang]')?.getAttribute('lang') ?? 'es').toLowerCase().startsWith('es') ||
          element.closest('[lang]') === document.documentElement
        const found = /* @__PURE__ */ new Map()
        const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement
          if (!element || element.closest('script,style,noscript,template,code,kbd,samp')) continue
          if (node.textContent && isForeign(node.textContent) && element.checkVisibility())
            found.set(element, node.textContent.trim())
        }
        for (const element of layer().querySelectorAll(
          '[aria-label],[aria-roledescription],[title],[alt],[placeholder],input[type=submit],input[type=button]',
        ))
          for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', 'value']) {
            const said = element.getAttribute(name) ?? ''
            const isName = name !== 'value' || element.matches('[type=submit],[type=button]')
            if (isName && isForeign(said) && (isShown(element) || element.checkVisibility()))
              found.set(element, said)
          }
        return [...found]
          .filter(([element]) => isSpanishPart(element) && element.closest('[translate=no]') === null)
          .map(([element, said]) => ({ ...spot(element), text: said.slice(0, 80), other: said.slice(0, 80) }))
      },
      { libraryNames: LIBRARY_NAMES, englishWords: ENGLISH_WORDS, spanishWords: SPANISH_WORDS },
    )
  },
  proof: {
    html: `
      <h1>Men\xFA</h1>
      <button type="button" aria-label="Cerrar">\xD7</button>
      <button type="button" aria-label="Close" id="close">\xD7</button>
      <input placeholder="Search..." aria-label="Buscar platos" id="search" />
      <p>Burger House \xB7 The Classic</p>
      <p>Tu pedido est\xE1 en camino.</p>
      <p id="sentence">Your order is on the way.</p>
      <p lang="en">Made for you in Buenos Aires with love.</p>
      <p>La hamburguesa \xABThe King of the Road\xBB con papas</p>`,
    expected: ['#close', '#search', '#sentence'],
  },
}

// src/audit/rules/keyboard-trap.ts
var keyboardTrap = {
  id: 'keyboard-trap',
  wcag: ['2.1.2'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { stops, end } = await facts.walk()
    const last = stops.at(-1)
    if (end !== 'stuck' || !last) return []
    const { target, text, box } = last
    return [{ target, text, box }]
  },
  proof: {
    html: `
      <h1>Trampa</h1>
      <button type="button">Antes</button>
      <div id="box"><button type="button">Uno</button> <button type="button" id="trap">Dos</button></div>
      <button type="button">Despu\xE9s</button>`,
    act: (page) =>
      page.evaluate(() => {
        document.querySelector('#trap')?.addEventListener('keydown', (event) => {
          event.preventDefault()
          document.querySelector('#box button')?.focus()
        })
      }),
    expected: ['#trap'],
  },
}

// src/audit/page/troubled-texts.ts
function troubledTexts(css) {
  const { isShown, lines, texts: texts2, spot } = window.vitrinaAudit
  const all = texts2()
  const isCut = (element, box) => {
    for (let one = element; one; one = one.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(one)
      if (!isShown(one) || webkitLineClamp !== 'none') return false
      const edge = one.getBoundingClientRect()
      const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip'
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return false
      if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
      if (cuts(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
      if (position === 'fixed') break
    }
    const left = box.left + scrollX
    return box.right > document.documentElement.clientWidth + 1 || left < -1
  }
  const wholeBox = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const floats = /* @__PURE__ */ new Map()
  const isFloating = (element) => {
    const known = floats.get(element)
    if (known !== void 0) return known
    const { position } = getComputedStyle(element)
    const found =
      position === 'fixed' ||
      position === 'sticky' ||
      (element.parentElement !== null && isFloating(element.parentElement))
    floats.set(element, found)
    return found
  }
  const overlapped = () => {
    const found = /* @__PURE__ */ new Set()
    const drawn = all
      .filter(({ element }) => !isFloating(element))
      .flatMap(({ node }) => lines(node).map((line) => ({ node, line })))
      .toSorted((one, other) => one.line.top - other.line.top)
    drawn.forEach(({ node, line }, place) => {
      for (let next = place + 1; next < drawn.length; next += 1) {
        const other = drawn[next]
        if (!other || other.line.top >= line.bottom) return
        if (other.node === node) continue
        const width2 = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left)
        const height = Math.min(line.bottom, other.line.bottom) - other.line.top
        if (width2 <= 4 || height < Math.min(line.height, other.line.height) / 2) continue
        found.add(node)
        found.add(other.node)
      }
    })
    return found
  }
  const isWholeOutOfSight = ({ right, bottom }) => right + scrollX <= 0 || bottom + scrollY <= 0
  const before = css === '' ? /* @__PURE__ */ new Set() : overlapped()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  try {
    floats.clear()
    const after = overlapped()
    return all.flatMap(({ node, element }) => {
      const box = wholeBox(node)
      if (box.width === 0 || isWholeOutOfSight(box)) return []
      const isOverlapped = after.has(node) && !before.has(node)
      if (!isOverlapped && !isCut(element, box)) return []
      return [{ ...spot(element), text: node.data.trim().slice(0, 80), isOverlapped }]
    })
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

// src/audit/rules/large-text.ts
var largeText = {
  id: 'large-text',
  wcag: ['1.4.4'],
  level: 'error',
  scope: 'state',
  async check(page) {
    const css = await page.evaluate(() => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      return `html{font-size:${size * 2}px!important}`
    })
    const found = await page.evaluate(troubledTexts, css)
    return found.map(({ isOverlapped, ...spot }) => ({ ...spot, also: isOverlapped }))
  },
  proof: {
    html: `
      <h1>Letra grande</h1>
      <p style="font-size:1rem">Un texto que tiene lugar y pasa a otra l\xEDnea</p>
      <p id="cut" style="font-size:1rem;height:1.4em;height:22px;overflow:hidden">Una l\xEDnea que no crece</p>
      <p id="nowrap" style="font-size:1rem;white-space:nowrap;overflow:hidden">Una l\xEDnea que cabe en un tel\xE9fono normal</p>
      <p style="font-size:1rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden">
        Una descripci\xF3n larga que se acorta a prop\xF3sito despu\xE9s de dos l\xEDneas, como en la lista de platos del men\xFA
      </p>
      <div style="position:relative;font-size:1rem;height:60px">
        <span id="above" style="position:absolute;top:0">Arriba</span><span id="below" style="position:absolute;top:24px">Abajo</span>
      </div>
      <a href="#x" style="position:absolute;top:-60px">Ir al contenido</a>`,
    expected: ['#cut', '#nowrap', '#above', '#below'],
  },
}

// src/audit/rules/lost-in-forced-colors.ts
var MOST_KINDS = 60
var lostInForcedColors = {
  id: 'lost-in-forced-colors',
  wcag: ['1.4.11', '2.4.7'],
  level: 'error',
  scope: 'state',
  async check(page) {
    await page.evaluate(() => {
      const FIELD = 'input,select,textarea'
      const BUTTON = 'button,[role=button],input[type=submit],input[type=button]'
      const isShape = (element) => {
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
        const isClear = /, 0\)$|^transparent$/.test(backgroundColor)
        return !isClear || backgroundImage !== 'none' || boxShadow !== 'none'
      }
      window.vitrinaShapes = window.vitrinaAudit
        .controls()
        .filter((element) => element.matches(FIELD) || (element.matches(BUTTON) && isShape(element)))
    })
    return withMedia(page, { forcedColors: 'active' }, () =>
      page.evaluate((mostKinds) => {
        const { controls, spot } = window.vitrinaAudit
        const isDrawn = (width2, style, color) =>
          style !== 'none' && Number.parseFloat(width2) >= 1 && !/, 0\)$|^transparent$/.test(color)
        const hasEdge = (element) => {
          const own = getComputedStyle(element)
          return (
            ['Top', 'Right', 'Bottom', 'Left'].some((side) =>
              isDrawn(own[`border${side}Width`], own[`border${side}Style`], own[`border${side}Color`]),
            ) || isDrawn(own.outlineWidth, own.outlineStyle, own.outlineColor)
          )
        }
        const around = (element) =>
          [element, element.parentElement, element.parentElement?.parentElement].filter(
            (one) => one instanceof HTMLElement && one.offsetHeight <= element.offsetHeight + 48,
          )
        const NATIVE =
          'input[type=checkbox],input[type=radio],input[type=range],input[type=file],input[type=color]'
        const edgeless = window.vitrinaShapes.filter(
          (element) =>
            element.isConnected &&
            !(element.matches(NATIVE) && getComputedStyle(element).appearance !== 'none') &&
            !around(element).some(hasEdge),
        )
        const start = document.activeElement
        const wearers = (element) =>
          [
            element,
            element.parentElement,
            element.nextElementSibling,
            element.closest('li,label,article,tr,fieldset'),
          ].filter((one) => one !== null && one !== document.body)
        const drawn = (element) => {
          const { outline, outlineOffset, border, backgroundColor, color, textDecorationLine } =
            getComputedStyle(element)
          return [outline, outlineOffset, border, backgroundColor, color, textDecorationLine].join()
        }
        const tried = /* @__PURE__ */ new Set()
        const ringless = controls().filter((element) => {
          const kind = [element.tagName, element.getAttribute('type'), element.className].join()
          if (element.tabIndex < 0 || tried.has(kind) || tried.size >= mostKinds) return false
          tried.add(kind)
          const worn = wearers(element)
          const without = worn.map(drawn)
          element.focus({ preventScroll: true, focusVisible: true })
          if (document.activeElement !== element) return false
          const isSeen = worn.some((one, place) => drawn(one) !== without[place])
          element.blur()
          return !isSeen
        })
        if (start instanceof HTMLElement && start !== document.body)
          start.focus({ preventScroll: true, focusVisible: false })
        return [
          ...edgeless.map((element) => spot(element)),
          ...ringless.map((element) => ({ ...spot(element), also: true, wcag: '2.4.7' })),
        ]
      }, MOST_KINDS),
    )
  },
  proof: {
    html: `
      <style>
        button, input { border: 0; padding: 12px; font: 16px sans-serif }
        :focus-visible { outline: 3px solid #036 }
        .fill { background: #036; color: #fff }
        .edged { border: 1px solid transparent }
        #shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px #036 }
        .box { display: inline-block; border: 1px solid #555 } .box input { background: none }
        .flat { background: none }
      </style>
      <h1>Colores del sistema</h1>
      <button type="button" class="fill edged">Un borde que aparece</button>
      <button type="button" class="flat">Solo texto</button>
      <button type="button" class="fill" id="fill">Solo relleno</button>
      <div class="box"><input aria-label="Calle" /></div>
      <input aria-label="N\xFAmero" id="field" style="background:#eee" />
      <button type="button" class="flat shadow" id="shadow">Foco de sombra</button>
      <label><input type="checkbox" /> Del sistema</label>`,
    expected: ['#fill', '#field', '#shadow'],
  },
}

// src/audit/rules/low-contrast.ts
var lowContrast = {
  id: 'low-contrast',
  wcag: ['1.4.3'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { texts: texts2 } = await facts.painting()
    return texts2.flatMap(({ target, text, box, ratio, isLarge }) => {
      const required = isLarge ? EDGE_RATIO : TEXT_RATIO
      if (Number.isNaN(ratio)) return [{ target, text, box, level: 'undecided', also: true, required }]
      return ratio < required ? [{ target, text, box, measured: ratio, required }] : []
    })
  },
  proof: {
    html: `
      <style>
        body { background: #fff; color: #222; font: 16px sans-serif }
        #gradient, #good-gradient { padding: 20px; color: #fff }
        #gradient { background: linear-gradient(90deg, #004, #fff) }
        #good-gradient { background: linear-gradient(90deg, #004, #406) }
        #placeholder::placeholder { color: #bbb }
        #faded { opacity: .5; background: #fff; color: #333 }
        .pill { display: inline-block; border-radius: 99px; background: #063; color: #fff; padding: 1px 3px; line-height: 1 }
      </style>
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
      <input aria-label="Calle" id="placeholder" placeholder="Tu calle" />
      <button type="button" disabled style="color:#ccc">Inactivo</button>
      <div style="overflow:auto;height:60px;border:1px solid #000">
        <p style="height:200px">Una lista que se desplaza</p><p id="below" style="color:#eee">Al final de la lista</p>
      </div>
      <p style="margin-top:1500px" id="far"><em id="deep" style="color:#ddd">Lejos, al pie</em></p>`,
    expected: [
      '#same',
      '#close',
      '#large',
      '#gradient',
      '#faded',
      '#picture',
      '#placeholder',
      '#below',
      '#deep',
    ],
  },
}

// src/audit/rules/map-without-text.ts
var LEAST_TEXT = 12
var mapWithoutText = {
  id: 'map-without-text',
  wcag: ['1.1.1'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    page.evaluate((least) => {
      const { isShown, layer, shownText, spot } = window.vitrinaAudit
      const MAP =
        '.leaflet-container,.mapboxgl-map,.maplibregl-map,.gm-style,iframe[src*="maps"],[aria-roledescription=mapa],[aria-roledescription=map]'
      const all = [...layer().querySelectorAll(MAP)].filter(isShown)
      return all
        .filter((map) => !all.some((other) => other !== map && other.contains(map)))
        .flatMap((map) => {
          const named = map.closest('[aria-label],[aria-labelledby],iframe[title]')
          const isNamed = named !== null && (named === map || named.matches('figure,section,[role]'))
          const around = map.closest('section,figure,article,[role=region],dialog,form')
          const beside = around && around !== map ? around : (map.parentElement?.parentElement ?? layer())
          const said = shownText(beside).replace(shownText(map), '').trim()
          const described = map.getAttribute('aria-describedby')
          if (!isNamed) return [{ ...spot(map), also: true }]
          return said.length >= least || described !== null ? [] : [spot(map)]
        })
    }, LEAST_TEXT),
  proof: {
    html: `
      <style>.leaflet-container { width: 200px; height: 100px; background: #ddd }</style>
      <h1>Mapas</h1>
      <section><div class="leaflet-container" role="region" aria-label="Mapa del local"></div><p>Guardia Vieja 3602, Almagro</p></section>
      <section><div class="leaflet-container" role="region" aria-label="Mapa del pedido" id="silent"></div></section>
      <section><div class="leaflet-container" id="nameless"></div><p>Guardia Vieja 3602, Almagro</p></section>`,
    expected: ['#silent', '#nameless'],
  },
}

// src/audit/rules/modal-focus.ts
var modalFocus = {
  id: 'modal-focus',
  wcag: ['2.4.3'],
  level: 'error',
  scope: 'state',
  async check(page, facts) {
    const { isModal, isInside, stops } = await facts.walk()
    if (!isModal) return []
    const modal = await page.evaluate(() => window.vitrinaAudit.spot(window.vitrinaAudit.layer()))
    const outside = stops.find(({ isInLayer }) => !isInLayer)
    return [
      ...(isInside ? [] : [{ ...modal }]),
      ...(outside
        ? [{ target: outside.target, text: outside.text, box: outside.box, also: true, other: modal.text }]
        : []),
    ]
  },
  proof: {
    html: `
      <h1>Modal</h1>
      <button type="button" id="behind">Detr\xE1s</button>
      <div role="dialog" aria-modal="true" aria-label="Horarios" id="modal"
        style="position:fixed;inset:100px 20px auto;background:#fff;border:1px solid #000">
        <p>Horarios</p> <button type="button">Cerrar</button>
      </div>`,
    expected: ['#modal', '#behind'],
  },
}

// src/audit/rules/modal-without-escape.ts
var modalWithoutEscape = {
  id: 'modal-without-escape',
  wcag: ['2.1.2'],
  level: 'error',
  scope: 'state',
  leaves: true,
  async check(page) {
    const open = await page.evaluateHandle(() => {
      const front = window.vitrinaAudit.layer()
      return front === document.body ? void 0 : front
    })
    const isOpen = () =>
      open.evaluate(
        (modal2) =>
          modal2?.isConnected === true &&
          modal2.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          window.vitrinaAudit.layer() === modal2,
      )
    if (!(await isOpen())) return []
    const modal = await open.evaluate((one) => one && window.vitrinaAudit.spot(one))
    await page.keyboard.press('Escape')
    for (let frame = 0; frame < MOST_FRAMES && (await isOpen()); frame += 1)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    return modal && (await isOpen()) ? [modal] : []
  },
  proof: {
    html: `
      <h1>Modal</h1>
      <dialog id="stays" aria-label="Aviso"><p>Un aviso</p> <button type="button">Aceptar</button></dialog>`,
    act: (page) =>
      page.evaluate(() => {
        const dialog = document.querySelector('#stays')
        dialog?.addEventListener('keydown', (event) => event.preventDefault())
        dialog?.showModal()
      }),
    expected: ['#stays'],
  },
}
var MOST_FRAMES = 30

// src/audit/rules/motion-despite-reduce.ts
var MOST2 = 1e-3
var motionDespiteReduce = {
  id: 'motion-despite-reduce',
  wcag: ['2.3.3'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    withMedia(page, { reducedMotion: 'reduce' }, () =>
      page.evaluate((most) => {
        const { spot } = window.vitrinaAudit
        const MOVES =
          /all|transform|translate|scale|rotate|width|height|top|right|bottom|left|margin|inset|padding/
        const seconds = (list) => list.split(', ').map(Number.parseFloat)
        const longest = ({
          animationName,
          animationDuration,
          transitionProperty,
          transitionDuration,
          scrollBehavior,
        }) => {
          const animated = animationName === 'none' ? 0 : Math.max(...seconds(animationDuration))
          const durations = seconds(transitionDuration)
          const slides = transitionProperty
            .split(', ')
            .map((name, place) => (MOVES.test(name) ? (durations[place % durations.length] ?? 0) : 0))
          return Math.max(animated, ...slides, scrollBehavior === 'smooth' ? 1 : 0)
        }
        const scripted = document
          .getAnimations()
          .filter((one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition))
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        return [...document.querySelectorAll('*')].flatMap((element) => {
          if (!element.checkVisibility()) return []
          const own = scripted
            .filter(({ target }) => target === element)
            .map((effect) => Number(effect.getComputedTiming().duration) / 1e3)
          const measured = Math.max(
            ...[null, '::before', '::after'].map((pseudo) => longest(getComputedStyle(element, pseudo))),
            ...own,
          )
          return measured > most ? [{ ...spot(element), measured, required: most }] : []
        })
      }, MOST2),
    ),
  proof: {
    html: `
      <style>
        @keyframes slide { to { transform: translateX(20px) } }
        #spins { animation: slide 1s infinite }
        #slides { transition: transform .2s }
        .fades { transition: color .2s }
        .calm { animation: slide 1s infinite }
        @media (prefers-reduced-motion: reduce) { .calm { animation: none } }
        #before::before { content: '\xB7'; animation: slide 2s }
      </style>
      <h1>Movimiento</h1>
      <p id="spins">Gira</p> <p id="slides">Se desliza</p> <p class="fades">Cambia de color</p>
      <p class="calm">Se queda quieto</p> <p id="before">Con un adorno que se mueve</p> <p id="scripted">Por programa</p>`,
    act: (page) =>
      page.evaluate(() => {
        document.querySelector('#scripted')?.animate({ opacity: [0, 1] }, { duration: 5e3 })
      }),
    expected: ['#spins', '#slides', '#before', '#scripted'],
  },
}

// src/audit/page/spot-of.ts
async function spotOf(session, backendNodeId) {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration:
      'function(){return window.vitrinaAudit.spot(this instanceof Element?this:this.parentElement??document.documentElement)}',
    returnByValue: true,
  })
  return result.value
}

// src/audit/rules/nameless-control.ts
var NAMED = /* @__PURE__ */ new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'checkbox',
    'radio',
    'switch',
    'slider',
  ],
  ...['spinbutton', 'tab', 'menuitem', 'option', 'dialog', 'alertdialog', 'image', 'img', 'Iframe'],
])
var namelessControl = {
  id: 'nameless-control',
  wcag: ['4.1.2', '1.1.1'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const session = await facts.session()
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const nameless = nodes.filter(
      ({ ignored, role, name }) =>
        !ignored && NAMED.has(String(role?.value)) && String(name?.value ?? '').trim() === '',
    )
    return Promise.all(
      nameless.map(async ({ backendDOMNodeId = 0, role }) => ({
        ...(await spotOf(session, backendDOMNodeId)),
        other: String(role?.value),
      })),
    )
  },
  proof: {
    html: `
      <h1>Nombres</h1>
      <button type="button" aria-label="Cerrar">\xD7</button>
      <button type="button" id="button"><svg width="20" height="20" aria-hidden="true"></svg></button>
      <label>Calle <input /></label> <input id="field" />
      <a href="#x"><img src="data:," alt="Un plato" /></a>
      <a href="#y" id="link"><img src="data:," alt="" /></a>
      <div role="dialog" id="dialog"><p>Un aviso</p></div>`,
    expected: ['#button', '#field', '#link', '#dialog'],
  },
}

// src/audit/page/with-window.ts
async function withWindow(page, size, measure) {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  try {
    return await measure()
  } finally {
    if (before) await page.setViewportSize(before)
  }
}

// src/audit/rules/sideways-scroll.ts
var NARROW = { width: 320, height: 640 }
var sidewaysScroll = {
  id: 'sideways-scroll',
  wcag: ['1.4.10'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    withWindow(page, NARROW, async () => {
      const wide = await page.evaluate(() => {
        const { clientWidth } = document.documentElement
        const holds = (element) =>
          element !== null &&
          (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
            holds(element.parentElement))
        const { isShown, layer, spot } = window.vitrinaAudit
        const found = [...layer().querySelectorAll('*')].filter((element) => {
          const { right, left } = element.getBoundingClientRect()
          const sticksOut = right > clientWidth + 1 || (left < -1 && right > 0)
          return sticksOut && isShown(element) && !holds(element.parentElement)
        })
        return found
          .filter((element) => !found.some((other) => other !== element && element.contains(other)))
          .map((element) => ({
            ...spot(element),
            measured: element.getBoundingClientRect().right,
            required: clientWidth,
          }))
      })
      const cut = await page.evaluate(troubledTexts, '')
      return [
        ...wide,
        ...cut
          .filter(({ isOverlapped, target }) => !isOverlapped && !wide.some((one) => one.target === target))
          .map(({ isOverlapped: _, ...spot }) => ({ ...spot, also: true })),
      ]
    }),
  proof: {
    html: `
      <style>body { margin: 0; font: 16px sans-serif }</style>
      <h1>Ventana angosta</h1>
      <div style="width:100%">Cabe</div>
      <div id="wide" style="width:360px">Demasiado ancho</div>
      <ul style="overflow-x:auto;display:flex"><li style="flex:none;width:500px">Una lista que se desplaza</li></ul>
      <div id="cut" style="overflow:hidden;white-space:nowrap">Una l\xEDnea que no pasa a la siguiente aunque no quepa</div>`,
    expected: ['#wide', '#cut'],
  },
}

// src/audit/live-log.ts
function beginLiveLog() {
  if (window.vitrinaLive) return
  const LIVE = '[role=status],[role=alert],[role=log],[role=timer],[aria-live]:not([aria-live=off]),output'
  const LONGEST = 200
  const log = { said: [], silent: [] }
  window.vitrinaLive = log
  const known = /* @__PURE__ */ new WeakSet()
  const learn = () => {
    for (const region of document.querySelectorAll(LIVE)) known.add(region)
  }
  const textOf = (node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isNotice = (element) => {
    const text = textOf(element)
    if (text === '' || text.length > LONGEST || element.querySelector('a[href],input,select,textarea'))
      return false
    if (
      element.closest(
        'dialog,[role=dialog],[role=alertdialog],[aria-hidden=true],[role=tooltip],[role=listbox]',
      )
    )
      return false
    if (element.querySelector('dialog,[role=dialog]') || element.contains(document.activeElement))
      return false
    for (let one = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') return true
    return [...element.querySelectorAll('*')].some((one) => getComputedStyle(one).position === 'fixed')
  }
  const afterwards = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  const noteSilent = (element, isLate) => {
    const text = textOf(element)
    afterwards(() => {
      if (log.said.some((one) => one.includes(text) || text.includes(one))) return
      if (log.silent.some((one) => one.text === text.slice(0, 80))) return
      if (element.isConnected && window.vitrinaAudit.isShown(element))
        log.silent.push({ ...window.vitrinaAudit.spot(element), text: text.slice(0, 80), isLate })
    })
  }
  const judgeAdded = (added) => {
    const element = added instanceof Element ? added : added.parentElement
    if (!element) return
    const region = element.closest(LIVE)
    if (region) {
      const text = textOf(region)
      if (text === '') return
      if (known.has(region) || region.matches('[role=alert],[aria-live=assertive]')) log.said.push(text)
      else if (text.length <= LONGEST && element === region) noteSilent(region, true)
      return
    }
    for (const inner of added instanceof Element ? added.querySelectorAll(LIVE) : [])
      if (inner.matches('[role=alert],[aria-live=assertive]') && textOf(inner) !== '')
        log.said.push(textOf(inner))
    if (isNotice(element)) noteSilent(element, false)
  }
  const begin = () => {
    learn()
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') judgeAdded(target)
        else for (const added of addedNodes) judgeAdded(added)
      }
      learn()
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

// src/audit/rules/silent-change.ts
var silentChange = {
  id: 'silent-change',
  wcag: ['4.1.3'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    page.evaluate(() => {
      const { silent = [] } = window.vitrinaLive ?? {}
      return silent.splice(0).map(({ isLate, ...spot }) => ({ ...spot, also: isLate }))
    }),
  proof: {
    html: `
      <style>.toast { position: fixed; bottom: 10px; left: 10px; padding: 10px }</style>
      <h1>Avisos</h1>
      <div id="region" role="status"></div>`,
    act: async (page) => {
      await page.evaluate(beginLiveLog)
      await page.evaluate(async () => {
        const add = (html) => document.body.insertAdjacentHTML('beforeend', html)
        document.querySelector('#region')?.append('\xCDtem agregado al pedido')
        add('<div class="toast" role="alert">Debes completar tu nombre</div>')
        add('<div class="toast" id="silent">No pudimos guardar</div>')
        add('<div role="status" id="late">Guardado</div>')
        add('<div class="toast"><a href="#cart">Ver pedido</a></div>')
        add('<p>M\xE1s abajo llega otro plato</p>')
        for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done))
      })
    },
    expected: ['#silent', '#late'],
  },
}

// src/audit/rules/small-target.ts
var LEAST = 24
var COMFORTABLE = 44
var smallTarget = {
  id: 'small-target',
  wcag: ['2.5.8'],
  level: 'error',
  scope: 'state',
  check: (page) =>
    keepingPlace(page, () =>
      page.evaluate(
        ({ least, comfortable }) => {
          const { controls, spot } = window.vitrinaAudit
          const labelled = (element) => [
            element,
            ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
          ]
          const middleOf = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]
          const isInSentence = (element) => {
            const { display } = getComputedStyle(element)
            const around = element.parentElement?.textContent?.trim().length ?? 0
            return display === 'inline' && around > (element.textContent?.trim().length ?? 0) + 3
          }
          const answers = (element, size) => {
            const own = labelled(element)
            const isOwn = (hit) => own.some((one) => one.contains(hit))
            return own.some((one) => {
              const { width: width2, height } = one.getBoundingClientRect()
              if (width2 >= size && height >= size) return true
              const [x, y] = middleOf(one.getBoundingClientRect())
              const half = size / 2 - 1
              const isOutside = (px, py) => px < 0 || py < 0 || px >= innerWidth || py >= innerHeight
              return [
                [x - half, y],
                [x + half, y],
                [x, y - half],
                [x, y + half],
              ].every(([px, py]) => !isOutside(px, py) && isOwn(document.elementFromPoint(px, py)))
            })
          }
          const all = controls().filter(
            (element) => element.getBoundingClientRect().bottom + scrollY > 0 && !isInSentence(element),
          )
          const isBelow = (element, size) => {
            const { width: width2, height } = element.getBoundingClientRect()
            if (width2 >= size && height >= size) return false
            element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
            return !answers(element, size)
          }
          const tight = all.filter((element) => isBelow(element, comfortable))
          const tiny = tight.filter((element) => isBelow(element, least))
          const place = (element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return { left, right, top: top + scrollY, bottom: bottom + scrollY }
          }
          const isCrowded = (element) => {
            const own = place(element)
            const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2]
            return all.some((other) => {
              if (other === element || other.contains(element) || element.contains(other)) return false
              const box = place(other)
              const toBox = Math.hypot(
                Math.max(box.left - x, 0, x - box.right),
                Math.max(box.top - y, 0, y - box.bottom),
              )
              if (toBox < least / 2) return true
              if (!tiny.includes(other)) return false
              return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) < least
            })
          }
          return tight.map((element) => {
            const { width: width2, height } = element.getBoundingClientRect()
            const isError = tiny.includes(element) && isCrowded(element)
            return {
              ...spot(element),
              measured: Math.min(width2, height),
              required: isError ? least : comfortable,
              also: !isError,
              level: isError ? 'error' : 'warning',
            }
          })
        },
        { least: LEAST, comfortable: COMFORTABLE },
      ),
    ),
  proof: {
    html: `
      <style>
        button { padding: 0; border: 1px solid #555; font-size: 10px }
        .edge { position: relative; width: 20px; height: 20px; margin: 20px } .edge::after { content: ''; position: absolute; inset: -14px }
      </style>
      <h1>Tama\xF1os</h1>
      <button type="button" style="width:44px;height:44px">44</button>
      <p>Lee los <a href="#t">t\xE9rminos</a> antes de seguir con tu pedido.</p>
      <label style="display:inline-block;padding:16px"><input type="checkbox" /> Con etiqueta que se toca</label>
      <div><button type="button" class="edge" aria-label="Con borde invisible">+</button></div>
      <div style="display:flex;gap:1px;margin:40px 0">
        <button type="button" id="less" style="width:20px;height:20px">\u2212</button
        ><button type="button" id="more" style="width:20px;height:20px">+</button>
      </div>
      <div style="margin:40px"><button type="button" id="alone" style="width:20px;height:20px">\xD7</button></div>
      <button type="button" id="medium" style="width:120px;height:32px">Mediano</button>`,
    expected: ['#less', '#more', '#alone', '#medium'],
  },
}

// src/audit/rules/spaced-text.ts
var SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
var spacedText = {
  id: 'spaced-text',
  wcag: ['1.4.12'],
  level: 'error',
  scope: 'state',
  async check(page) {
    const found = await page.evaluate(troubledTexts, SPACED)
    return found.map(({ isOverlapped, ...spot }) => ({ ...spot, also: isOverlapped }))
  },
  proof: {
    html: `
      <h1>Letra espaciada</h1>
      <p style="font-size:16px">Un texto que tiene lugar</p>
      <span id="cut" style="display:block;width:115px;overflow:hidden;white-space:nowrap;font:16px sans-serif">Agregar pedido</span>
      <div style="height:40px;line-height:1.1;font:16px sans-serif;width:160px">
        <span id="first" style="display:block;height:19px">Dos palabras juntas</span>
        <span id="second" style="display:block">Y otra l\xEDnea</span>
      </div>`,
    expected: ['#cut', '#first', '#second'],
  },
}

// src/audit/rules/unreachable-control.ts
var unreachableControl = {
  id: 'unreachable-control',
  wcag: ['2.1.1'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { missed, end } = await facts.walk()
    if (end === 'stuck') return []
    return missed.map(({ isPointerOnly, ...spot }) => ({
      ...spot,
      also: isPointerOnly,
      level: isPointerOnly ? 'warning' : 'error',
    }))
  },
  proof: {
    html: `
      <h1>Alcance</h1>
      <button type="button">Con el teclado</button>
      <button type="button" tabindex="-1" id="skipped">Sin el teclado</button>
      <a href="#a">Un plato</a> <a href="#a" tabindex="-1">La foto del mismo plato</a>
      <fieldset><legend>Tama\xF1o</legend>
        <label><input type="radio" name="size" /> Chica</label> <label><input type="radio" name="size" /> Grande</label>
      </fieldset>
      <div role="tablist" aria-label="Vistas">
        <button type="button" role="tab" aria-selected="true">Lista</button>
        <button type="button" role="tab" tabindex="-1">Mapa</button>
      </div>
      <button type="button" disabled>Inactivo</button>
      <div style="cursor:pointer" id="pointer">Solo con el puntero</div>
      <div role="button" id="untabbable">Un bot\xF3n sin foco</div>`,
    expected: ['#skipped', '#pointer', '#untabbable'],
  },
}

// src/audit/rules/unseen-focus.ts
var unseenFocus = {
  id: 'unseen-focus',
  wcag: ['2.4.7', '1.4.11'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { looks, stops } = await facts.walk()
    return looks.filter(unclear).flatMap(({ ratio, stop }) =>
      stops
        .filter(({ look }) => look === stop.look)
        .map(({ target, text, box }) => ({
          target,
          text,
          box,
          measured: ratio,
          required: EDGE_RATIO,
          wcag: ratio > 1 ? '1.4.11' : '2.4.7',
        })),
    )
  },
  proof: {
    html: `
      <style>
        body { background: #fff; color: #222; font: 16px sans-serif }
        button, input { display: block; margin: 16px; padding: 12px; border: 1px solid #555; background: #fff; color: #222 }
        .ring:focus-visible { outline: 3px solid #036 }
        .none:focus-visible { outline: none }
        #pale:focus-visible { outline: 3px solid #ddd }
        #dot:focus-visible { outline: none; border-left-color: #036 }
        .inverted:focus-visible { outline: none; background: #222; color: #fff }
        .line:focus-visible { outline: none; border-bottom: 4px solid #036; margin-bottom: 13px }
        .row { padding: 8px } .row:focus-within { outline: 3px solid #036 }
      </style>
      <h1>Foco</h1>
      <button type="button" class="ring">Con anillo</button>
      <button type="button" class="inverted">Con los colores al rev\xE9s</button>
      <input class="line" aria-label="Con una l\xEDnea debajo" />
      <div class="row"><button type="button" class="none">El anillo lo lleva su fila</button></div>
      <button type="button" class="none" id="none">Sin anillo</button>
      <button type="button" id="pale">Anillo p\xE1lido</button>
      <button type="button" id="dot">Casi nada cambia</button>
      <input class="none" id="field" aria-label="Solo el cursor" value="algo" />`,
    expected: ['#none', '#pale', '#dot', '#field'],
  },
}

// src/audit/rules/weak-edge.ts
var weakEdge = {
  id: 'weak-edge',
  wcag: ['1.4.11'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const { painted } = await facts.painting()
    return painted
      .filter(({ ratio }) => ratio < EDGE_RATIO)
      .map(({ target, text, box, ratio, kind }) => ({
        target,
        text,
        box,
        measured: ratio,
        required: EDGE_RATIO,
        also: kind === 'icon',
      }))
  },
  proof: {
    html: `
      <style>
        body { background: #fff; font: 16px sans-serif }
        input, button { display: block; margin: 12px; width: 200px; height: 44px; background: #fff; border: 1px solid #767676 }
        .icon { width: 44px; border: 0 }
        .box { display: flex; width: 240px; border: 1px solid #555 }
        .box input { border: 0; margin: 0 }
      </style>
      <h1>Campos</h1>
      <input aria-label="Con borde" />
      <input aria-label="Solo una l\xEDnea" style="border:0;border-bottom:1px solid #555" />
      <input aria-label="Con relleno" style="border:0;background:#666" />
      <input aria-label="Redondo" style="border-radius:22px" />
      <div class="box"><input aria-label="Borde de su caja" /></div>
      <input aria-label="Borde p\xE1lido" id="pale" style="border-color:#ddd" />
      <input aria-label="Sin borde" id="none" style="border:0" />
      <button type="button" class="icon" aria-label="Cerrar">
        <svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="#333" stroke-width="2" /></svg>
      </button>
      <button type="button" class="icon" id="faint" aria-label="Buscar">
        <svg width="24" height="24"><circle cx="12" cy="12" r="8" fill="none" stroke="#ccc" stroke-width="2" /></svg>
      </button>
      <button type="button" style="border:0">Un bot\xF3n de texto no necesita borde</button>`,
    expected: ['#pale', '#none', '#faint'],
  },
}

// src/audit/rules/wrong-language.ts
var wrongLanguage = {
  id: 'wrong-language',
  wcag: ['3.1.1'],
  level: 'error',
  scope: 'page',
  check: (page, { language }) =>
    page.evaluate((wanted) => {
      const { lang } = document.documentElement
      if (lang.toLowerCase().split('-')[0] === wanted) return []
      const { spot } = window.vitrinaAudit
      return [{ ...spot(document.documentElement), text: `<html lang="${lang}">`, other: wanted }]
    }, language),
  proof: { html: '<h1>Men\xFA</h1><p>En espa\xF1ol, con otra marca</p>', lang: 'en', expected: ['html'] },
}

// src/audit/rules/index.ts
var rules = [
  axe,
  lowContrast,
  weakEdge,
  namelessControl,
  foreignText,
  wrongLanguage,
  ambiguousLink,
  mapWithoutText,
  dragOnly,
  smallTarget,
  silentChange,
  largeText,
  spacedText,
  unseenFocus,
  coveredFocus,
  focusOrder,
  keyboardTrap,
  unreachableControl,
  modalFocus,
  lostInForcedColors,
  motionDespiteReduce,
  endlessMotion,
  sidewaysScroll,
  modalWithoutEscape,
]

// zz-try.ts
var [width, scheme, only, ...urls] = process.argv.slice(2)
var browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
var B = 'http://127.0.0.1:4596'
for (const url of urls) {
  const [path, ...steps] = url.split('|')
  const ctx = await browser.newContext({
    viewport: { width: Number(width), height: Number(width) > 1e3 ? 800 : 823 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'es-AR',
  })
  const page = await ctx.newPage()
  for (const s of steps.filter((x) => x.startsWith('cart:'))) {
    await page.goto(B + s.slice(5))
    await page.waitForLoadState('networkidle')
    const ok = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })
    if (await ok.count()) await ok.click()
    await page.getByRole('button', { name: /^Agregar ·/ }).click()
    await page.waitForTimeout(800)
  }
  await page.goto(path.startsWith('http') ? path : B + path)
  await page.waitForLoadState('networkidle')
  for (const s of steps)
    if (s.startsWith('press:')) {
      await page
        .getByRole('button', { name: s.slice(6) })
        .first()
        .click()
      await page.waitForTimeout(400)
    }
  const times = []
  const t = performance.now()
  const found = await auditPage(
    page,
    rules.filter((r) => only === 'all' || only.split(',').includes(r.id)),
    { onRule: (id, ms, n) => times.push(`${id} ${Math.round(ms)}ms/${n}`) },
  )
  console.log(`
== ${path} ${steps.join(' ')} ${width} ${scheme}: ${found.length} findings ${Math.round(performance.now() - t)} ms
   ${times.join(', ')}`)
  for (const f of found.slice(0, 40))
    console.log(
      `  ${f.level} ${f.rule} | ${f.target} | ${f.text.slice(0, 60)} | ${f.measured?.toFixed(2)}/${f.required} | ${f.message.slice(0, 110)}`,
    )
  await ctx.close()
}
await browser.close()
