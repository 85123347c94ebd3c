import { createContext, useContext } from 'react'

import type { CloseModal, ModalControl } from '#ui/primitives/modal/use-dialog.ts'

/** What a modal gives to those inside; apart from it, since the same parts stand on pages that open none. */
export const ControlContext = createContext<ModalControl>({ close: () => undefined, isOpen: () => true })

/** Closes the modal around, with its animation: `close()` or `close(() => navigate('…'))`. */
export function useCloseModal(): CloseModal {
  return useContext(ControlContext).close
}

/** Tells whether the modal around is still open: an answer that was only looked up leads nobody on who has left. */
export function useModalOpen(): ModalControl['isOpen'] {
  return useContext(ControlContext).isOpen
}
