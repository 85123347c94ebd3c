import type { ServerStyleSheet } from 'styled-components'

import { escapeHtml } from '#domain/documents/escape-html.ts'
import { previewLocale } from '#domain/locales.ts'
import type { PageHead } from '#layout/define-screen.ts'
import type { OnlineMarketingConfig, Storefront } from '#generated/models.ts'

import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID, toScriptJson } from './page-state.ts'
import { SANDBOX_NOTICE_CSS, sandboxNotice } from './sandbox-notice.server.ts'

/** Everything that stands around the app's own HTML. */
export interface DocumentParts {
  head: PageHead
  /** What the branch wants found and previewed, where the page is about all of it. */
  marketing?: OnlineMarketingConfig
  /** Absolute address of the page, without query. */
  canonical: string
  siteName: string
  /** Language of the page. */
  locale: string
  /** The whole address of a path of the app. */
  address: (path: string) => string
  /** Colour of the browser's own bars, `#rrggbb`. */
  themeColor: string
  /** Tokens, base rules and fonts of the tenant; made from parsed values only. */
  css: string
  /** Styles of the components on the page. */
  sheet: ServerStyleSheet
  manifest?: string
  icon?: string
  /** Hashes of scripts by their address: a browser runs none that is another one. */
  integrity?: Readonly<Record<string, string>>
  /** Scripts of the page: the entry first, then what it will import. */
  scripts: {
    entry: string
    preloads: readonly string[]
    /** The entry has the browser fetch the others when the page is seen. */
    areLater?: boolean
  }
  html: Buffer
  /** Payments are played: the page says that no money moves. */
  isSandbox?: boolean
  /** For browsers without scripts: a style, and what stands over the page. */
  noScript?: { css: string; html: string }
  /** Becomes JSON in the page. */
  state: object
}

/** What a page's own HTML runs and wears: its policy lets in these texts and no others. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] }

type Attributes = Record<string, string | true | undefined>

function tag(name: string, attributes: Attributes): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  )
  return `<${[name, ...parts].join(' ')}>`
}

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : tag('meta', { [key]: name, content })

/** The element into which the components' program writes its rules begins without text. */
const EMPTY = ''

/** The complete document. Every text that came from data is escaped here. */
export function documentHtml(parts: DocumentParts): { html: Buffer; inline: InlineTexts } {
  const { head, marketing, canonical, address, scripts, noScript } = parts
  const css = `${parts.css}${parts.isSandbox ? SANDBOX_NOTICE_CSS : ''}`
  const importMap = parts.integrity ? toScriptJson({ integrity: parts.integrity }) : ''
  const componentStyles = parts.sheet.getStyleTags()
  const description = marketing?.description ?? head.description
  const image = head.image === undefined ? undefined : new URL(head.image, canonical).href
  const before = [
    `<!doctype html><html lang="${escapeHtml(parts.locale)}"><head><meta charset="utf-8">`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    importMap && `<script type="importmap">${importMap}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', marketing?.keywords?.join(', ')),
    meta('name', 'theme-color', parts.themeColor),
    head.noIndex ? meta('name', 'robots', 'noindex') : tag('link', { rel: 'canonical', href: canonical }),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', parts.siteName),
    meta('property', 'og:title', marketing?.title ?? head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', previewLocale(parts.locale)),
    meta('property', 'og:image', image),
    `<style>${css}</style>`,
    componentStyles,
    noScript ? `<noscript><style>${noScript.css}</style></noscript>` : '',
    parts.manifest ? tag('link', { rel: 'manifest', href: parts.manifest }) : '',
    parts.icon ? tag('link', { rel: 'icon', href: parts.icon }) : '',
    '</head><body>',
    parts.isSandbox ? sandboxNotice(parts.locale) : '',
    noScript?.html ? `<noscript>${noScript.html}</noscript>` : '',
    `<div id="${ROOT_ELEMENT_ID}">`,
  ].join('')
  const after = [
    '</div>',
    // read by machines alone, and longer than what is seen first
    ...(head.structuredData?.(address) ?? []).map(
      (data) => `<script type="application/ld+json">${toScriptJson(data)}</script>`,
    ),
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${toScriptJson(parts.state)}</script>`,
    ...scripts.preloads.map((href) =>
      // what is fetched ahead without its hash is fetched again with it
      tag('link', {
        rel: 'modulepreload',
        href,
        media: scripts.areLater ? 'not all' : undefined,
        integrity: parts.integrity?.[href],
      }),
    ),
    `${tag('script', { type: 'module', src: scripts.entry, async: true, integrity: parts.integrity?.[scripts.entry] })}</script>`,
    '</body></html>',
  ].join('')
  const styles = [css, textOf(componentStyles), ...(noScript ? [noScript.css] : []), EMPTY]
  const html = Buffer.concat([Buffer.from(before), parts.html, Buffer.from(after)])
  return { html, inline: { scripts: importMap ? [importMap] : [], styles } }
}

/** What stands inside of the one element of the components' rules. */
const textOf = (element: string): string => element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'))

/** Icon of pages without a brand; a browser that is told none asks for one that does not exist. */
const PRODUCT_ICON = '/icon.svg'

/** The small picture of a page in the browser's own bars. */
export const pageIcon = ({ logos }: Storefront): string => logos.icon?.src ?? PRODUCT_ICON

/** How React writes a picture that loads at once: its best source, and right behind it the image. */
const EAGER =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img src="([^"]+)"([^>]* loading="eager"[^>]*)>/g

/**
 * The value of a page's `Link` header: a browser asks for the picture that the first view is about before it has read the
 * HTML. It is the one of high priority, or else the first of those that the layout has in the first view.
 * @param html - of the app
 * @returns undefined where the page has no such picture
 */
export function firstPictureLink(html: string): string | undefined {
  const pictures = [...html.matchAll(EAGER)]
  const found = pictures.find(([, , , , more]) => more?.includes('fetchPriority="high"')) ?? pictures[0]
  if (found === undefined) return undefined
  const [, srcset, sizes, src] = found
  return `<${src}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcset}"; imagesizes="${sizes}"; fetchpriority=high`
}
