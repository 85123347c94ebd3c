import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LinkArea } from '#ui/primitives/action/link-area.tsx'
import { useAnnounce, useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from './messages-context.tsx'
import { sign } from './plate-item.tsx'

/** The cart as the lists show and change it. */
export type PlateCounts = {
  /** units in the cart by plate */
  readonly counts: ReadonlyMap<string, number>
  /** adds (1) or removes (-1) one, with an undo; rejects when it could not be tried */
  readonly change: (plateId: string, step: number) => Promise<Outcome & { readonly undo?: () => Outcome }>
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly max: number }

type PlateAreaProps = {
  /** Lists of plates; undefined while they equal the server-rendered ones. */
  readonly children: ReactNode
  readonly waiting?: ReactNode
  /** Without it every '+' opens its plate. */
  readonly cart?: PlateCounts
  /** Handles a plain click on a plate; without it its link is followed. */
  readonly onOpen?: (plateId: string) => void
}

/** The place in a list item where the cart's quantity is shown. */
type Place = { readonly plateId: string; readonly name: string; readonly box: Element }

/**
 * The interaction of plate lists, whether rendered by server or browser: handles clicks, and adds steppers to plates in
 * the cart.
 */
export function PlateArea({ children, waiting, cart, onOpen }: PlateAreaProps) {
  const t = useT()
  const toast = useToast()
  const say = useAnnounce()
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const counts = cart?.counts
  const isFilled = counts !== undefined && counts.size > 0
  const { subscribe, find } = useMemo(() => watchPlaces(isFilled ? area : null), [area, isFilled])
  const places = useSyncExternalStore(subscribe, find, find)

  const change = (button: HTMLButtonElement): void => {
    const plate = plateOf(button)
    if (!cart || !plate) return
    const { id, name } = plate
    const before = cart.counts.get(id) ?? 0
    const step = Number(button.dataset.step)
    // the stepper disappears with its last unit, and '+' stays
    const more = button.closest('.add')?.querySelector<HTMLElement>('[data-step="1"]')
    if (before + step === 0) more?.focus()
    const toastLimit = (outcome: Outcome): void => {
      if (!outcome.ok) toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
    }
    cart.change(id, step).then(
      (outcome) => {
        const { ok, undo } = outcome
        toastLimit(outcome)
        if (undo) {
          const run = () => {
            toastLimit(undo())
            more?.focus({ preventScroll: true })
          }
          toast(t('cart.removed', { name }), 'info', { label: t('cart.undo'), run })
        } else if (ok && before === 0) toast(t('plate.added'), 'success')
        if (ok) say(`${t('common.quantity', { name })}: ${before + step}`)
      },
      () => toast(t('shell.offline'), 'error'),
    )
  }
  const follow = onOpen && (({ dataset }: HTMLAnchorElement) => onOpen(dataset.plate ?? ''))
  return (
    <>
      <LinkArea ref={setArea} waiting={waiting} onFollow={follow} onButton={change}>
        {children}
      </LinkArea>
      {places.map(({ plateId, name, box }) => {
        const count = counts?.get(plateId) ?? 0
        return (
          count > 0 &&
          createPortal(<Less box={box} name={name} count={count} onLess={change} />, box, plateId)
        )
      })}
    </>
  )
}

/** The plate whose row or card was pressed. */
function plateOf(part: Element): { id: string; name: string } | undefined {
  const link = part.closest('li')?.querySelector('a')
  return link?.dataset.plate === undefined
    ? undefined
    : { id: link.dataset.plate, name: link.textContent ?? '' }
}

const PLACE = '[data-less]'

/** The stepper places in an area, whoever rendered its lists. */
function watchPlaces(area: Element | null) {
  let found: readonly Place[] | undefined
  const look = (): Place[] =>
    [...(area?.querySelectorAll(PLACE) ?? [])].flatMap((box) => {
      const plate = plateOf(box)
      return plate ? [{ plateId: plate.id, name: plate.name, box }] : []
    })
  return {
    find: () => (found ??= look()),
    subscribe(onChange: () => void) {
      if (!area) return () => undefined
      const watch = new MutationObserver((changes) => {
        // steppers that come and go do not change the places
        if (changes.every(({ target }) => target instanceof Element && target.closest(PLACE))) return
        found = undefined
        onChange()
      })
      watch.observe(area, { childList: true, subtree: true })
      return () => watch.disconnect()
    },
  }
}

type LessProps = {
  readonly box: Element
  readonly name: string
  readonly count: number
  readonly onLess: (button: HTMLButtonElement) => void
}

/** The part before '+' for a plate in the cart. */
function Less({ box, name, count, onLess }: LessProps) {
  const t = useT()
  const label = t('common.quantity', { name })
  // the group is the whole stepper, including '+'
  useLayoutEffect(() => {
    const group = box.parentElement
    group?.setAttribute('role', 'group')
    group?.setAttribute('aria-label', label)
    return () => {
      group?.removeAttribute('role')
      group?.removeAttribute('aria-label')
    }
  }, [box, label])
  return (
    <>
      <button
        type="button"
        data-step="-1"
        aria-label={t('common.decrease', { name })}
        onClick={({ currentTarget }) => onLess(currentTarget)}
      >
        {sign('minus', true)}
      </button>
      <span>{count}</span>
    </>
  )
}
