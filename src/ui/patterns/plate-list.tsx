import { useSay, useToast } from '#ui/primitives/toast/use-toast.ts'
import { LinkList } from '#ui/primitives/action/link-list.tsx'
import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'
import { PlateItem } from './plate-item.tsx'
import { PlateRows, PlateSlides } from './plate-list-style.ts'
import type { PlateView } from './plate-view.ts'

/** The cart as the list shows and changes it. */
type PlateCounts = {
  /** units in the cart by plate */
  readonly counts: ReadonlyMap<string, number>
  /** one more (1) or one less (-1); rejects where it could not be tried */
  readonly change: (plateId: string, step: number) => Promise<{ ok: true } | { ok: false; max: number }>
}

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
  /** Without it every '+' opens its plate. */
  readonly cart?: PlateCounts
  /** Takes a plain press on a plate; without it its link is followed. */
  readonly onOpen?: (plateId: string) => void
}

const PICTURE_WIDTH = { rows: 116, slides: 264 } as const

/** Plates as rows or slides. */
export function PlateList(props: PlateListProps) {
  const { plates, look = 'rows', eager = 0, labelledBy, heading = 'h3', cart, onOpen } = props
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const say = useSay()
  const List = look === 'rows' ? PlateRows : PlateSlides
  const count = (button: HTMLButtonElement): void => {
    const plate = plates.find(({ id }) => id === button.closest('li')?.querySelector('a')?.dataset.plate)
    if (!plate || !cart) return
    const { id, name } = plate
    const before = cart.counts.get(id) ?? 0
    const step = Number(button.dataset.step)
    // the stepper goes with its last unit, and '+' stays
    if (before + step === 0) button.parentElement?.querySelector<HTMLElement>('[data-step="1"]')?.focus()
    cart.change(id, step).then(
      (outcome) => {
        if (!outcome.ok) toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
        else if (before + step === 0) toast(t('cart.removed', { name }))
        else if (before === 0) toast(t('plate.added'), 'success')
        if (outcome.ok) say(`${t('common.quantity', { name })}: ${before + step}`)
      },
      () => toast(t('shell.offline'), 'error'),
    )
  }
  const follow = onOpen && (({ dataset }: HTMLAnchorElement) => onOpen(dataset.plate ?? ''))
  return (
    <LinkList as={List} aria-labelledby={labelledBy} onFollow={follow} onButton={count}>
      {plates.map((plate, index) => (
        <PlateItem
          key={plate.id}
          plate={plate}
          t={t}
          money={money}
          pictureWidth={PICTURE_WIDTH[look]}
          eager={index < eager}
          field={look === 'slides'}
          count={cart && !plate.needsChoice ? (cart.counts.get(plate.id) ?? 0) : undefined}
          heading={heading}
        />
      ))}
    </LinkList>
  )
}
