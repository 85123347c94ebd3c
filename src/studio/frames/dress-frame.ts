import type { FrameLook } from './brand-css.ts'

type Sheets = { readonly colors: CSSStyleSheet; readonly faces: CSSStyleSheet; worn: FrameLook }

/** The sheets of each document; a document that is gone takes them along. */
const dressed = new WeakMap<Document, Sheets>()

/**
 * Lays a look over a page without loading it again. Its own style element stays: sheets that a page adopts come
 * after all elements, so ours win by their order and the page's policy allows them.
 *
 * @param page - document of a frame of this origin
 * @returns whether anything changed
 */
export function dressFrame(page: Document, look: FrameLook): boolean {
  const known = dressed.get(page)
  if (known) {
    const { worn } = known
    if (worn.colors !== look.colors) known.colors.replaceSync(look.colors)
    if (worn.faces !== look.faces) known.faces.replaceSync(look.faces)
    known.worn = look
    return worn.colors !== look.colors || worn.faces !== look.faces
  }
  // a page adopts only sheets of its own world
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return false
  const [faces, colors] = [new Sheet(), new Sheet()]
  faces.replaceSync(look.faces)
  colors.replaceSync(look.colors)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, faces, colors]
  dressed.set(page, { colors, faces, worn: look })
  return true
}
