import { createStore } from 'zustand/vanilla'

/** The one modal that is open. Features offer modals by id; nobody imports another feature's modal. */
export interface OpenModal {
  id: string
  props: Record<string, unknown>
}

interface ModalState {
  open?: OpenModal
  show(id: string, props?: Record<string, unknown>): void
  close(): void
}

/** Opening a modal replaces the open one: two stacked dialogs confuse focus and thumb alike. */
export function createModalStore() {
  return createStore<ModalState>()((set) => ({
    show: (id, props = {}) => set({ open: { id, props } }),
    close: () => set({ open: undefined }),
  }))
}

export type ModalStore = ReturnType<typeof createModalStore>
