import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LineChange } from '#domain/cart/order-again.ts'
import type { CartItemSource } from '#generated/models.ts'

/** The props of every modal by id. Features open modals by id and never import those of another feature. */
export interface ModalPropsById {
  account: Record<never, never>
  address: { mandatory?: boolean }
  /** Contact with the venue: with an initial message, or about an order. */
  chat: { message?: string; referenceId?: string }
  /** `when` is the new slot of an order that was being made as the venue closed. */
  closed: { when?: string }
  consent: Record<never, never>
  /** Asked before a filled cart is lost; `to` is the target on a yes. */
  'confirm-leave': { to?: string; onConfirm?: () => void; onCancel?: () => void }
  /** With `onDiscard` it asks before the applied code is lost. */
  'discount-code': { onDiscard?: () => void }
  hours: Record<never, never>
  /** Allergens and diets to filter the menu by. */
  'menu-filter': Record<never, never>
  /** Loyalty points; `redeem` is how many of them this order uses. */
  loyalty: { redeem?: boolean }
  /** A sign-up reward; `onLeave` is called with the answer. */
  'loyalty-reward': { rewardId: string; onLeave?: () => void }
  /** 'Mis pedidos' of the signed-in diner. */
  'my-orders': Record<never, never>
  /** Differences between a repeated order and the current menu. */
  'order-again': { changes: readonly LineChange[]; isEmpty: boolean }
  'sign-in': { onSignedIn?: () => void }
  /** `lineKey` edits that line of the cart; with an `address` the modal is open while the page has that address. */
  plate: {
    plateId: string
    lineKey?: string
    source?: CartItemSource
    address?: { isHere: boolean; leave: () => void }
  }
}

export type ModalId = keyof ModalPropsById

/** The view of one modal. `onClosed` is called once the closing animation has ended. */
export type ModalView<Id extends ModalId> = (
  props: ModalPropsById[Id] & { onClosed: () => void },
) => ReactNode

/** The open modal. */
export interface OpenModal {
  id: ModalId
  props: object
}

type PropsOf<Id extends ModalId> =
  Record<never, never> extends ModalPropsById[Id] ? [props?: ModalPropsById[Id]] : [props: ModalPropsById[Id]]

interface ModalState {
  open?: OpenModal
  show<Id extends ModalId>(id: Id, ...props: PropsOf<Id>): void
  close(): void
}

/** Opening a modal replaces the open one: two stacked dialogs confuse focus and thumb alike. */
export function createModalStore() {
  return createStore<ModalState>()((set) => ({
    show: (id, ...[props = {}]) => set({ open: { id, props } }),
    close: () => set({ open: undefined }),
  }))
}
