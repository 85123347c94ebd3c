import { defaultShouldDehydrateQuery, dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { addressAt } from '#domain/routes/address.ts'
import type { Storefront } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'
import { documentHtml, pageIcon, type DocumentParts } from './document.ts'
import type { PageState } from './page-state.ts'
import { pageStyle } from './page-style.ts'
import type { RenderInput } from './render-input.ts'
import { renderToHtml } from './render-to-html.server.ts'
import { ServerRouter } from './server-router.tsx'
import { venueZone } from './venue-zone.ts'

/** The parts that differ from page to page. */
interface PageParts extends Pick<
  DocumentParts,
  'head' | 'marketing' | 'manifest' | 'integrity' | 'scripts' | 'noScript'
> {
  app: ReactNode
  /** holds the data the page was loaded with */
  queryClient: QueryClient
  venue: Venue | undefined
  /** its name and look are used */
  storefront: Storefront
  state: Omit<PageState, 'now' | 'zone' | 'home' | 'queries'>
}

/** Each query declares whether it is left out of the page. */
const shouldDehydrateQuery = (query: Query) =>
  query.meta?.isInPage !== false && defaultShouldDehydrateQuery(query)

/** Renders an app at an address. @returns the document, and the HTML of the app alone */
export async function drawPage(
  input: RenderInput,
  at: { pathname: string; search: string; home: string | undefined },
  { app, queryClient, venue, storefront, state, ...own }: PageParts,
) {
  const now = input.now.getTime()
  const sheet = new ServerStyleSheet()
  const html = await renderToHtml(sheet.collectStyles(<ServerRouter {...at}>{app}</ServerRouter>))
  const address = (path: string) => addressAt(input, path)
  const document = documentHtml({
    ...own,
    // The start URL of an installed app ends with a slash and is the same page.
    canonical: address(at.pathname.replace(/\/$/, '')),
    address,
    siteName: storefront.name,
    locale: storefront.locale,
    ...pageStyle(storefront),
    sheet,
    icon: pageIcon(storefront),
    html,
    isSandbox: input.isSandbox,
    state: {
      now,
      zone: venueZone(venue, now),
      home: at.home,
      queries: dehydrate(queryClient, { shouldDehydrateQuery }),
      ...state,
    } satisfies PageState,
  })
  sheet.seal()
  return { document, html }
}
