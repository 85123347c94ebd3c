import type { ComponentType } from 'react'

import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import type { Venue } from '#session/venue.ts'
import { useOrders, type BoardOrders } from '../use-orders.ts'
import { News } from './news.tsx'
import { SignedIn, type Signed } from './signed-in.tsx'

/** A page of the console. It gets the signed-in token, and the venue's orders, which are loaded on every page. */
type Part = ComponentType<Signed & { board: BoardOrders }>
type Shown = { Part: Part; title: string }

/**
 * Defines a page of the console. All share one view, so that new orders are announced during a change of page. The page
 * has no data until a token of the venue is entered.
 * @param titleOf - translated title of the page
 */
export const consoleScreen = (id: CompanionRoute['kind'], titleOf: (venue: Venue) => string, Part: Part) =>
  defineCompanionScreen<CompanionDeps, Shown>({
    id,
    load: async ({ venue }) => ({
      status: venue.branchContact ? 200 : 404,
      data: { Part, title: titleOf(venue) },
    }),
    head: ({ title }, { venue }) => ({
      title: `${title} · ${venue.branchContact?.name ?? venue.storefront.name}`,
      noIndex: true,
    }),
    View: ConsolePage,
  })

const ConsolePage = ({ data }: { data: Shown }) => (
  <SignedIn>{(signed) => <Watched {...signed} {...data} />}</SignedIn>
)

function Watched({ Part, title, token, onLeave }: Signed & Shown) {
  const board = useOrders(token, () => onLeave(true))
  return (
    <>
      {board.data && <News orders={board.data.orders} title={title} />}
      <Part {...{ token, onLeave, board }} />
    </>
  )
}
