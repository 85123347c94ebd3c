import { LinkList } from '#ui/primitives/action/link-list.tsx'
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
  /** Takes a plain press on a plate; without it its link is followed. */
  readonly onOpen?: (plateId: string) => void
}

const PICTURE_WIDTH = { rows: 116, slides: 264 } as const

/** Plates as rows or slides. */
export function PlateList(props: PlateListProps) {
  const { plates, look = 'rows', eager = 0, labelledBy, heading = 'h3', onOpen } = props
  const t = useT()
  const money = useMoney()
  const List = look === 'rows' ? PlateRows : PlateSlides
  const follow = onOpen && (({ dataset }: HTMLAnchorElement) => onOpen(dataset.plate ?? ''))
  return (
    <LinkList as={List} aria-labelledby={labelledBy} onFollow={follow}>
      {plates.map((plate, index) => (
        <PlateItem
          key={plate.id}
          plate={plate}
          t={t}
          money={money}
          pictureWidth={PICTURE_WIDTH[look]}
          eager={index < eager}
          field={look === 'slides'}
          heading={heading}
        />
      ))}
    </LinkList>
  )
}
