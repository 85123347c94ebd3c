import type { ComponentType } from 'react'

import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import type { Venue } from '#session/venue.ts'
import { useOrders, type BoardOrders } from '../use-orders.ts'
import { News } from './news.tsx'
import { SignedIn, type Signed } from './signed-in.tsx'

/** What a page of the console shows: who works, and the orders of the venue as they are read beside every page. */
type Part = ComponentType<Signed & { board: BoardOrders }>
type Shown = { Part: Part; title: string }

/**
 * A page of the console. All have one view, so that new orders are told of while somebody changes from one to another.
 * The page knows nothing until a token of the venue is typed.
 * @param titleOf - in the words of the page
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
