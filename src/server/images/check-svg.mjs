import { ImageFault } from './image-fault.mjs'

const ELEMENTS = new Set(
  `svg g defs title desc path circle ellipse rect line polyline polygon linearGradient radialGradient stop
   clipPath mask use symbol`.split(/\s+/),
)

const ATTRIBUTES = new Set(
  `xmlns xmlns:xlink version id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d
   points transform fill fill-rule fill-opacity clip-rule clip-path clipPathUnits mask maskUnits
   maskContentUnits opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray
   stroke-dashoffset stroke-miterlimit stroke-opacity offset stop-color stop-opacity gradientUnits
   gradientTransform spreadMethod href xlink:href role aria-label aria-hidden focusable color
   vector-effect paint-order`.split(/\s+/),
)

// One markup token: comment, XML declaration, tag, or a stray "<" that starts none of them.
const TOKEN = /<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|</g
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')|([^\s]+)/g
const LOCAL_REFERENCE = /^#[\w.-]+$/
const FOREIGN_URL = /url\(\s*(?!["']?#)/i

/**
 * Refuses an SVG that holds anything but shapes, gradients and references inside itself: no script, no
 * foreignObject, no event handler, no style sheet, no link to elsewhere, no doctype.
 * What passes is served byte for byte, so the list names what is allowed, never what is forbidden.
 *
 * @param {string} source - text of the file
 * @param {string} file - name used in the fault
 * @errors throws ImageFault with the first thing found that is not on the list
 * @source assumed: logos come from restaurants and are shown on our own origin, so they are untrusted
 */
export function checkSvg(source, file) {
  const refuse = (found, expected) => {
    throw new ImageFault(file, found, expected)
  }
  let root = ''
  for (const [token, closing, element, attributes] of source.matchAll(TOKEN)) {
    if (element === undefined) {
      if (token === '<') refuse('a declaration, CDATA section or broken tag', 'plain SVG elements only')
      continue
    }
    if (!ELEMENTS.has(element)) refuse(`<${element}>`, `one of ${[...ELEMENTS].join(', ')}`)
    root ||= element
    if (closing) continue
    for (const attribute of attributes.matchAll(ATTRIBUTE)) {
      const name = attribute[1] ?? attribute[4]
      const value = attribute[2] ?? attribute[3] ?? ''
      if (!ATTRIBUTES.has(name)) refuse(`attribute ${name} on <${element}>`, 'a presentation attribute')
      if (name.endsWith('href') && !LOCAL_REFERENCE.test(value))
        refuse(`${name}="${value}"`, 'a reference like #name')
      if (FOREIGN_URL.test(value)) refuse(`${name}="${value}"`, 'url(#name)')
    }
  }
  if (root !== 'svg') refuse(root ? `<${root}> as root` : 'no element', '<svg> as root')
  if (/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)/i.test(source))
    refuse('an entity', 'the five entities of XML')
}
