import type { ApiClient } from '#api/client.ts'
import type { ClientManifests } from './client-scripts.ts'
import type { InlineTexts } from './document.ts'
import type { PageRoute } from './routes.ts'

export interface RenderInput extends PageRoute {
  /** Path and query inside the app, as its routes define them. */
  url: string
  /** The server's own calls, with the visitor's permissions. */
  client: ApiClient
  now: Date
  manifests: ClientManifests
  /** hashes of all storefront scripts by URL; undefined for a build without an inventory */
  integrity: Readonly<Record<string, string>> | undefined
  /** Scheme and host of this server's public address. */
  origin: string
  /** Request id, shown when the page fails and written to the log. */
  requestId?: string
  /** Alias at the root of that address, when the host is a tenant's own. */
  home?: string
  /** Called with the reason when a page cannot be loaded; the page then says so. */
  report: (error: unknown) => void
  /** The sandbox simulates payments: no money moves. */
  isSandbox: boolean
}

export type RenderResult =
  | { kind: 'redirect'; path: string }
  | {
      kind: 'page'
      status: number
      html: Buffer
      inline: InlineTexts
      /** The `Link` header: what the browser requests before it reads the HTML. */
      headers?: Readonly<Record<string, string>>
      /** The page is the same for every anonymous visitor; absent on personal and failed pages. */
      cache?: { contentVersion: string }
    }
