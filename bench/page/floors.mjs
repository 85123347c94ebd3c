import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from '../measure/bundle.mjs'

/**
 * A plate as the floors show it.
 *
 * @typedef {{ id: string, name: string, description: string, price: number, picture?: string }} Plate
 */

const PICTURE_WIDTH = 216

/**
 * The plates of a menu of the product that runs.
 * @param {string} origin
 * @returns {Promise<{ name: string, plates: Plate[] }[]>}
 */
export async function platesOf(origin, alias, modeId) {
  const { categories } = await (await fetch(`${origin}/api/diner/${alias}/menu/${modeId}`)).json()
  return categories.map(({ showName, plates }) => ({
    name: showName,
    plates: plates.map(({ id, showName: name, description = '', sizes, image }) => ({
      id,
      name,
      description,
      price: sizes[0]?.price ?? 0,
      picture: image && `${image.src}-${PICTURE_WIDTH}.avif`,
    })),
  }))
}

/** @param {string} origin @param {{ plates: Plate[] }[]} categories */
async function pictures(origin, categories) {
  const names = [
    ...new Set(categories.flatMap(({ plates }) => plates.flatMap(({ picture }) => picture ?? []))),
  ]
  return Promise.all(
    names.map(async (name) => [name, Buffer.from(await (await fetch(origin + name)).arrayBuffer())]),
  )
}

/** What the two floors have in common: the same menu, and a style as short as it can be. */
export const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.4 system-ui,sans-serif}
header{padding:20px 16px;background:#7a1f2b;color:#fff}h1{margin:0;font-size:24px}
main{padding:0 16px}ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:1fr 96px;gap:12px;padding:14px 0;border-bottom:1px solid #eee}
h3{margin:0;font-size:16px}li p{margin:4px 0;color:#555;font-size:14px}
li img{width:96px;height:96px;border-radius:8px;object-fit:cover}
li:active{background:#eee}`

const page = (body, head = '') =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Menú</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The limit: the menu as plain HTML, no script, pictures as they come into view. */
export async function staticFloor(origin, categories) {
  const lists = categories.map(({ name, plates }) => {
    const items = plates.map(
      (plate) =>
        `<li><div><h3>${escaped(plate.name)}</h3><p>${escaped(plate.description)}</p><b>$ ${plate.price / 100}</b></div>` +
        `${plate.picture ? `<img src="${plate.picture}" alt="" width="96" height="96" loading="lazy" decoding="async">` : ''}</li>`,
    )
    return `<section><h2>${escaped(name)}</h2><ul>${items.join('')}</ul></section>`
  })
  const html = page(`<header><h1>Menú</h1></header><main>${lists.join('')}</main>`, `<style>${STYLE}</style>`)
  return new Map([['/', html], ...(await pictures(origin, categories))])
}

/** The same menu by the packages of the product, hydrated whole: what a page of them costs without further thought. */
export async function packagesFloor(origin, categories, outDir) {
  const { render } = await bundle('page/packages-floor-server')
  const { html, styles } = render(categories)
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(ROOT, 'bench', 'page', 'packages-floor-client.tsx'),
        output: { entryFileNames: 'client.js' },
      },
    },
  })
  const scripts = readdirSync(outDir, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(path.join(outDir, name))])
  const state = JSON.stringify(categories).replaceAll('<', String.raw`\u003c`)
  const body =
    `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>` +
    '<script type="module" src="/client.js"></script>'
  return new Map([['/', page(body, styles)], ...scripts, ...(await pictures(origin, categories))])
}
