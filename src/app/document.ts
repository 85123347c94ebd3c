import type { ServerStyleSheet } from 'styled-components'

import { escapeHtml } from '#domain/documents/escape-html.ts'
import { previewLocale } from '#domain/locales.ts'
import type { PageHead } from '#layout/define-screen.ts'
import type { OnlineMarketingConfig, Storefront } from '#generated/models.ts'

import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID, toScriptJson } from './page-state.ts'
import { SANDBOX_NOTICE_CSS, sandboxNotice } from './sandbox-notice.server.ts'

/** Everything around the app's own HTML. */
export interface DocumentParts {
  head: PageHead
  /** The branch's metadata for search engines and link previews, on pages about the whole branch. */
  marketing?: OnlineMarketingConfig
  /** Absolute address of the page, without query. */
  canonical: string
  siteName: string
  /** Language of the page. */
  locale: string
  /** Absolute URL of a path of the app. */
  address: (path: string) => string
  /** Theme colour of the browser's toolbars, `#rrggbb`. */
  themeColor: string
  /** Tokens, base rules and fonts of the tenant; made from parsed values only. */
  css: string
  /** Styles of the components on the page. */
  sheet: ServerStyleSheet
  manifest?: string
  icon?: string
  /** Integrity hashes of scripts by URL: the browser refuses a script that differs. */
  integrity?: Readonly<Record<string, string>>
  /** Scripts of the page: the entry first, then its imports. */
  scripts: {
    entry: string
    preloads: readonly string[]
    /** The entry fetches the other scripts once the page is visible. */
    areLater?: boolean
  }
  html: Buffer
  /** Payments are simulated: the page says that no money moves. */
  isSandbox?: boolean
  /** For browsers without scripts: a style and a notice above the page. */
  noScript?: { css: string; html: string }
  /** Embedded in the page as JSON. */
  state: object
}

/** Inline scripts and styles of a page: its content security policy allows these texts and no others. */
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

/** The element for the component library's style rules is empty at first. */
const EMPTY = ''

/** The complete document. All text from data is escaped here. */
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
    // read by machines only, and longer than what is visible first
    ...(head.structuredData?.(address) ?? []).map(
      (data) => `<script type="application/ld+json">${toScriptJson(data)}</script>`,
    ),
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${toScriptJson(parts.state)}</script>`,
    ...scripts.preloads.map((href) =>
      // a preload without the integrity hash would be fetched twice
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

/** Content of the single element with the component library's rules. */
const textOf = (element: string): string => element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'))

/** Icon of pages without a brand; without one, a browser requests a default that does not exist. */
const PRODUCT_ICON = '/icon.svg'

/** The favicon of a page. */
export const pageIcon = ({ logos }: Storefront): string => logos.icon?.src ?? PRODUCT_ICON

/** How React renders an eagerly loaded picture: its best source, followed by the image. */
const EAGER =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img src="([^"]+)"([^>]* loading="eager"[^>]*)>/g

/**
 * The `Link` header of a page: it lets the browser request the main picture of the first view before it reads the HTML.
 * It is the picture with high priority, else the first eagerly loaded one.
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
