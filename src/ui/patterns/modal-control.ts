import { createContext, useContext } from 'react'

import type { CloseModal, ModalControl } from '#ui/primitives/modal/use-dialog.ts'

/** Context of a modal's content; separate, since the same parts are also used outside modals. */
export const ControlContext = createContext<ModalControl>({ close: () => undefined, isOpen: () => true })

/** Closes the modal around, with its animation: `close()` or `close(() => navigate('…'))`. */
export function useCloseModal(): CloseModal {
  return useContext(ControlContext).close
}

/** Whether the modal is still open: an answer that arrives after closing must not navigate. */
export function useModalOpen(): ModalControl['isOpen'] {
  return useContext(ControlContext).isOpen
}
