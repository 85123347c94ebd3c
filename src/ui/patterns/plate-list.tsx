import type { MouseEvent } from 'react'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'
import { plainLinkClick } from './plain-link-click.ts'
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
  /** A plain press on a plate. Without it, and for presses with a modifier, the link is followed. */
  readonly onOpen?: (plateId: string, event: MouseEvent<HTMLElement>) => void
}

const PICTURE_WIDTH = { rows: 116, slides: 264 } as const

/** Plates as rows or slides. One listener for all of them, plain elements inside. */
export function PlateList(props: PlateListProps) {
  const { plates, look = 'rows', eager = 0, labelledBy, heading = 'h3', onOpen } = props
  const t = useT()
  const money = useMoney()
  const List = look === 'rows' ? PlateRows : PlateSlides
  const open = (event: MouseEvent<HTMLUListElement>): void => {
    const id = onOpen && plainLinkClick(event)?.dataset.plate
    if (id === undefined) return
    event.preventDefault()
    onOpen?.(id, event)
  }
  return (
    <List role="list" aria-labelledby={labelledBy} onClick={open}>
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
    </List>
  )
}
