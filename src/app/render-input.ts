import type { ApiClient } from '#api/client.ts'
import type { ClientManifests } from './client-scripts.ts'
import type { InlineTexts } from './document.ts'
import type { PageRoute } from './routes.ts'

export interface RenderInput extends PageRoute {
  /** Path and query as the program knows them, to which the routes belong. */
  url: string
  /** The server's own calls, as the visitor may make them. */
  client: ApiClient
  now: Date
  manifests: ClientManifests
  /** hashes of all scripts of the storefront by their address; undefined of a build without an inventory */
  integrity: Readonly<Record<string, string>> | undefined
  /** Scheme and host under which the public reaches this server. */
  origin: string
  /** Shown where the page cannot be drawn, and found in the log. */
  requestId?: string
  /** Alias at the root of that address, where it is a tenant's own. */
  home?: string
  /** Hears why a page cannot be loaded, which shows that it cannot. */
  report: (error: unknown) => void
  /** Payments are played by the sandbox: no money moves. */
  isSandbox: boolean
}

export type RenderResult =
  | { kind: 'redirect'; path: string }
  | {
      kind: 'page'
      status: number
      html: Buffer
      inline: InlineTexts
      /** What is asked for before the HTML is read, and whose address the page has. */
      headers?: Readonly<Record<string, string>>
      /** The page is the same for every anonymous visitor; absent on personal and failed pages. */
      cache?: { contentVersion: string }
    }
