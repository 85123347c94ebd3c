import { useEffect, useEffectEvent, useState } from 'react'
import { choiceKey, unitsOf } from '#domain/cart/choices.ts'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { isInformative } from '#domain/hours/mode-hours.ts'
import { platePrice } from '#domain/menu/plate-price.ts'
import { itemNotesLimit } from '#domain/plate/notes.ts'
import {
  addGarnish,
  checkSelection,
  chooseSize,
  initialSelection,
  maxQuantityOf,
  removeGarnish,
  selectionPrice,
  setNotes,
  setQuantity,
  toCartItem,
  toChoice,
  type GarnishAddition,
  type PlateSelection,
} from '#domain/plate/selection.ts'
import type { CartItemSource, GeneralDiscount, OrderMode, Plate, PlateSize } from '#generated/models.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { addLine, enterFirstMode, updateLine, aboutLine } from '#session/cart-edits.ts'
import { pricingContext } from '#session/use-cart.ts'
import { usePayment } from '#session/use-payment.ts'
import { useCustomizations } from '#session/use-customizations.ts'
import { useBranchContact, useSession } from '#session/page-context.ts'
import { useTrack } from '#session/use-track.ts'
import { useWithdrawToast, useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

export interface PlateFormInput {
  plate: Plate
  /** Of the plate's menu. */
  discounts: readonly GeneralDiscount[]
  mode: OrderMode
  /** The line to edit; without it a new line. */
  lineKey?: string
  source?: CartItemSource
}

/** Why a group refused a press, or is incomplete. */
export type GroupFault = Extract<GarnishAddition, { ok: false }>['code'] | 'GARNISH_AMOUNT'

/** Whether the line was put into the cart; if not, the group to fix. */
export type Submission = { ok: true } | { ok: false; groupId?: string }

/** State and actions of the plate form: the choices and their price. */
export function usePlateForm({ plate, discounts, mode, lineKey, source = 'plate' }: PlateFormInput) {
  const t = useT(plateTexts)
  const toast = useToast()
  const withdrawToast = useWithdrawToast()
  const track = useTrack()
  const { cart } = useSession()
  const informative = isInformative(useBranchContact(), mode)
  const [edited] = useState(() => cart.getState().choices.find((choice) => choiceKey(choice) === lineKey))
  const [selection, setSelection] = useState(() => initialSelection(plate, edited))
  const [groupFaults, setGroupFaults] = useState<Readonly<Record<string, GroupFault>>>({})
  const [isAtLimit, setIsAtLimit] = useState(false)
  const notesLimit = itemNotesLimit(useCustomizations())
  const payment = usePayment(mode)
  // Like the cards, no price that depends on the payment method; an edited line costs what the cart shows.
  const context = pricingContext(mode, edited && payment?.id)
  const max = maxQuantityOf(plate)
  const candidates = plateDiscounts(discounts, context)

  const trackViewed = useEffectEvent(() => {
    const { id: referenceId, name, category, sizes } = plate
    if (lineKey !== undefined) return
    track('ITEM_VIEW', { referenceId, name, categoryId: category.id, price: sizes[0]?.price })
  })
  useEffect(() => trackViewed(), [plate.id])

  const changeGroup = (groupId: string, next: PlateSelection) => {
    const { [groupId]: fault, ...others } = groupFaults
    if (fault) withdrawToast(t(`plate.error.${fault}`))
    setGroupFaults(others)
    setSelection(next)
  }
  const showMaximum = () => {
    toast(t('plate.error.MAX_QUANTITY', { max }), 'error')
    setIsAtLimit(true)
  }

  function submit(): Submission {
    const check = checkSelection(plate, selection)
    if (!check.ok) {
      toast(t(`plate.error.${check.code}`), 'error')
      setGroupFaults(Object.fromEntries(check.groupIds.map((id) => [id, check.code])))
      return { ok: false, groupId: check.groupIds[0] }
    }
    const choice = toChoice(plate, selection, edited?.source ?? source)
    enterFirstMode(cart, mode)
    const outcome = edited ? updateLine(cart, choiceKey(edited), choice, plate) : addLine(cart, choice, plate)
    if (!outcome.ok) {
      showMaximum()
      return { ok: false }
    }
    toast(t(edited ? 'plate.updated' : 'plate.added'), 'success')
    const origin = { source, index: 0, discounts, context }
    if (!edited) track('ADD_ITEM', aboutLine(toCartItem(plate, selection, origin)))
    return { ok: true }
  }

  return {
    selection,
    /** Messages beside the groups, by group id. */
    groupFaults,
    /** Message beside the stepper after a refused press. */
    quantityFault: isAtLimit ? t('plate.error.MAX_QUANTITY', { max }) : undefined,
    /** Why it cannot be ordered; undefined when it can. */
    obstacle: plate.soldOut
      ? ('plate.sold-out' as const)
      : informative
        ? ('mode.disabled' as const)
        : undefined,
    notesLimit,
    max,
    isEditing: edited !== undefined,
    price: selectionPrice(plate, selection, discounts, context),
    /** Price shown on the plate's card: the lowest price, and the discount. */
    cardPrice: platePrice(plate, candidates),
    priceOfSize: (size: PlateSize) => platePrice({ id: plate.id, sizes: [size] }, candidates),
    sayMaximum: showMaximum,
    chooseSize: (sizeId: string) => setSelection(chooseSize(plate, selection, sizeId)),
    addGarnish: (groupId: string, garnishId: string) => {
      const added = addGarnish(plate, selection, groupId, garnishId)
      if (added.ok) return changeGroup(groupId, added.selection)
      toast(t(`plate.error.${added.code}`), 'error')
      return setGroupFaults({ ...groupFaults, [groupId]: added.code })
    },
    removeGarnish: (groupId: string, garnishId: string) =>
      changeGroup(groupId, removeGarnish(selection, groupId, garnishId)),
    setNotes: (text: string) => setSelection(setNotes(selection, text, notesLimit.limit)),
    setQuantity: (quantity: number) => {
      const others = unitsOf(cart.getState().choices, plate.id, lineKey)
      const change = setQuantity(plate, selection, quantity, others)
      if (!change.ok) return showMaximum()
      setIsAtLimit(false)
      return setSelection(change.selection)
    },
    submit,
  }
}

export type PlateFormState = ReturnType<typeof usePlateForm>
