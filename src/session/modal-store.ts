import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LineChange } from '#domain/cart/order-again.ts'
import type { CartItemSource } from '#generated/models.ts'

/** Every modal with what it needs to open. Features offer them by id; nobody imports another feature's modal. */
export interface ModalPropsById {
  account: Record<never, never>
  address: { mandatory?: boolean }
  /** Contact with the venue: with a message to start from, or about an order. */
  chat: { message?: string; referenceId?: string }
  /** `when` is the slot that an order got which was being made as the venue closed. */
  closed: { when?: string }
  consent: Record<never, never>
  /** Asked before a filled cart is lost; `to` is where to go on a yes. */
  'confirm-leave': { to?: string; onConfirm?: () => void; onCancel?: () => void }
  /** With `onDiscard` it asks before the code that is applied is lost. */
  'discount-code': { onDiscard?: () => void }
  hours: Record<never, never>
  /** Allergens and diets to see the menu by. */
  'menu-filter': Record<never, never>
  /** Points of the programme; with `redeem` what of them this order uses. */
  loyalty: { redeem?: boolean }
  /** A sign-up reward; `onLeave` is told when it is answered. */
  'loyalty-reward': { rewardId: string; onLeave?: () => void }
  /** 'Mis pedidos' of whoever is signed in. */
  'my-orders': Record<never, never>
  /** What of an order that is repeated is not as it was. */
  'order-again': { changes: readonly LineChange[]; isEmpty: boolean }
  'sign-in': { onSignedIn?: () => void }
  /** `lineKey` edits that line of the cart; with an `address` it is open as long as that is the page's. */
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

/** The one modal that is open. */
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
