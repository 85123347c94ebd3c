import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { loadModal, registry } from './registry.ts'

/** Shows the modal that the session says is open, fetching its code on first use. */
export function ModalHost() {
  const t = useT()
  const toast = useToast()
  const open = useSessionValue('modal', (state) => state.open)
  const { modal } = useSession()
  const [, setArrived] = useState(0)
  // The store held whoever opened it to the props of this very modal.
  const View = (open && registry.modals[open.id]) as
    | ComponentType<object & { onClosed: () => void }>
    | undefined

  useEffect(() => {
    if (!open || View) return undefined
    let isStale = false
    loadModal(open.id).then(
      () => !isStale && setArrived((count) => count + 1),
      () => {
        // The code did not arrive: nothing opens, and the next press tries again.
        modal.getState().close()
        toast(t('shell.offline'), 'error')
      },
    )
    return () => {
      isStale = true
    }
  }, [open, View, modal, toast, t])

  if (!open || !View) return null
  const close = () => {
    if (modal.getState().open === open) modal.getState().close()
  }
  return <View key={open.id} {...open.props} onClosed={close} />
}
