import { createElement, type ComponentType } from 'react'
import type { OnDemand } from '#platform/on-demand.ts'
import type { ModalId } from '#session/modal-store.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useCode } from '#ui/primitives/base/lazy-view.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { modalOf } from './registry.ts'

/** Shows the modal that the session says is open. */
export function ModalHost() {
  const open = useSessionValue('modal', (state) => state.open)
  const { modal } = useSession()
  if (!open) return null
  const close = () => {
    if (modal.getState().open === open) modal.getState().close()
  }
  return <FetchedModal key={open.id} id={open.id} props={open.props} onClosed={close} />
}

interface FetchedModalProps {
  id: ModalId
  /** The caller ensures that they are this modal's. */
  props: object
  onClosed: () => void
}

/** A modal whose code is fetched on first use. */
export function FetchedModal({ id, props, onClosed }: FetchedModalProps) {
  const t = useT()
  const toast = useToast()
  // The code failed to load: nothing opens, and the next press retries.
  const View = useCode(modalOf(id) as OnDemand<ComponentType<object & { onClosed: () => void }>>, () => {
    onClosed()
    toast(t('shell.offline'), 'error')
  })
  return View && createElement(View, { ...props, onClosed })
}
