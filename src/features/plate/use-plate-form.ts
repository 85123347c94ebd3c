import { useState } from 'react'
import { unitsOf } from '#domain/cart/cart.ts'
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
} from '#domain/plate/selection.ts'
import type { CartItemSource, Menu, OrderMode, Plate } from '#generated/models.ts'
import { useCustomizations } from '#session/use-customizations.ts'
import { useSession } from '#session/session-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

export interface PlateFormInput {
  plate: Plate
  menu: Menu
  mode: OrderMode
  /** Position of the line that is edited; a new line without it. */
  cartIndex?: number
  source?: CartItemSource
}

/** The state of the plate form: what is chosen, what it costs, and what each press does. */
export function usePlateForm({ plate, menu, mode, cartIndex, source = 'plate' }: PlateFormInput) {
  const t = useT()
  const toast = useToast()
  const { cart } = useSession()
  const edited = cartIndex === undefined ? undefined : cart.getState().cart.items[cartIndex]
  const [selection, setSelection] = useState(() => initialSelection(plate, edited))
  const [wrongGroups, setWrongGroups] = useState<readonly string[]>([])
  const notesLimit = itemNotesLimit(useCustomizations())
  const context = { orderModeType: mode.type }
  const max = maxQuantityOf(plate)
  const sayMaximum = () => toast(t('plate.error.MAX_QUANTITY', { max }), 'error')

  return {
    selection,
    wrongGroups,
    notesLimit,
    max,
    isEditing: edited !== undefined,
    price: selectionPrice(plate, selection, menu.discounts, context),
    sayMaximum,
    chooseSize: (sizeId: string) => setSelection(chooseSize(plate, selection, sizeId)),
    addGarnish: (groupId: string, garnishId: string) => {
      const added = addGarnish(plate, selection, groupId, garnishId)
      if (!added.ok) return toast(t(`plate.error.${added.code}`), 'error')
      setWrongGroups(wrongGroups.filter((id) => id !== groupId))
      return setSelection(added.selection)
    },
    removeGarnish: (groupId: string, garnishId: string) =>
      setSelection(removeGarnish(selection, groupId, garnishId)),
    setNotes: (text: string) => setSelection(setNotes(selection, text, notesLimit.limit)),
    setQuantity: (quantity: number) => {
      const change = setQuantity(plate, selection, quantity, unitsOf(cart.getState().cart, plate.id, cartIndex))
      if (change.ok) setSelection(change.selection)
      else sayMaximum()
    },
    /** Puts the line into the cart. @returns the group to look at when something is missing, or whether it worked */
    submit: (): { ok: true } | { ok: false; groupId?: string } => {
      const check = checkSelection(plate, selection)
      if (!check.ok) {
        toast(t('plate.error.GARNISH_AMOUNT'), 'error')
        setWrongGroups(check.groupIds)
        return { ok: false, groupId: check.groupIds[0] }
      }
      const { items } = cart.getState().cart
      const index = cartIndex ?? items.length
      const item = toCartItem(plate, selection, { source: edited?.source ?? source, index, discounts: menu.discounts, context })
      const outcome = edited ? cart.getState().update(index, item) : cart.getState().add(item)
      if (!outcome.ok) {
        sayMaximum()
        return { ok: false }
      }
      toast(t(edited ? 'plate.updated' : 'plate.added'), 'success')
      return { ok: true }
    },
  }
}

export type PlateFormState = ReturnType<typeof usePlateForm>
