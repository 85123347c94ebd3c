import { useEffect, useState } from 'react'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { loadFeature, ownerOf, registry } from './registry.ts'

/** Shows the modal that the session says is open, fetching its code on first use. */
export function ModalHost() {
  const open = useSessionValue('modal', (state) => state.open)
  const { modal } = useSession()
  const [, setArrived] = useState(0)
  const View = open ? registry.modals[open.id] : undefined

  useEffect(() => {
    if (!open || View) return
    const owner = ownerOf('modals', open.id)
    if (!owner) throw new Error(`No feature offers the modal '${open.id}'`)
    let isStale = false
    loadFeature(owner).then(
      () => !isStale && setArrived((count) => count + 1),
      // The code did not arrive: nothing opened, and the next press tries again.
      () => modal.getState().close(),
    )
    return () => {
      isStale = true
    }
  }, [open, View, modal])

  if (!open || !View) return null
  const close = () => {
    if (modal.getState().open === open) modal.getState().close()
  }
  return <View key={open.id} {...open.props} onClosed={close} />
}
