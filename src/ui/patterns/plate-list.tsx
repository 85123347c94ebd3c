import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'
import { PlateItem } from './plate-item.tsx'
import { PlateRows, PlateSlides } from './plate-list-style.ts'
import type { PlateView } from './plate-view.ts'

export type PlateListProps = {
  readonly plates: readonly PlateView[]
  /** rows for categories, slides for highlights */
  readonly look?: 'rows' | 'slides'
  /** how many pictures belong to the first view and load at once */
  readonly eager?: number
  /** id of the heading that names the list */
  readonly labelledBy?: string
  /** Level of the plates' names: `h2` where the list stands under the heading of the page itself. */
  readonly heading?: 'h2' | 'h3'
  /** Whether plates that need no choice are added by their '+'; else it opens the plate. */
  readonly canAdd?: boolean
}

const ROOMS = {
  rows: { sizes: '(min-width:768px) 116px, 104px', widest: 116 },
  slides: { sizes: '(min-width:426px) 264px, 62vw', widest: 264 },
} as const

/** Plates as rows or slides. They are independent of the cart; the `PlateArea` around them handles clicks. */
export function PlateList(props: PlateListProps) {
  const { plates, look = 'rows', eager = 0, labelledBy, heading = 'h3', canAdd = false } = props
  const t = useT()
  const money = useMoney()
  const List = look === 'rows' ? PlateRows : PlateSlides
  return (
    <List role="list" aria-labelledby={labelledBy}>
      {plates.map((plate, index) => (
        <PlateItem
          key={plate.id}
          plate={plate}
          t={t}
          money={money}
          room={ROOMS[look]}
          eager={index < eager}
          field={look === 'slides'}
          canAdd={canAdd && !plate.needsChoice}
          heading={heading}
        />
      ))}
    </List>
  )
}
