import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { MODAL_CLOSE_MS } from '#platform/interface-timing.ts'
import { leaveHistory, whenStill } from './history-entry.ts'
import { enterLayer } from './modal-layers.ts'

/**
 * Closes the modal: plays the animation, notifies the owner, then runs the follow-up. The follow-up runs once in any
 * case: an answer may come while the modal closes or after that.
 */
export type CloseModal = (afterwards?: () => void) => void

/** Actions available to a modal's content. */
export type ModalControl = {
  readonly close: CloseModal
  /** false once it starts to close: pending lookups must not navigate any more */
  readonly isOpen: () => boolean
}

/** The address that opens a modal: going back from it closes the modal, closing the modal goes back from it. */
export type ModalAddress = {
  readonly isHere: boolean
  readonly leave: () => void
}

export type DialogState = {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** a choice was made: the modal ignores further ones */
  readonly closing: boolean
  readonly control: ModalControl
}

/**
 * Drives a native dialog: the browser gives the focus trap, the inert background, Escape, and the return of
 * focus to the opener; this hook adds the closing animation of 190 ms.
 * @param onClosed - called once, after the animation, when focus is back; the owner then unmounts the modal
 * @param layer - name of the modal among the open ones
 * @param address - what the modal stands on, where that is an address and no entry of its own
 */
export function useDialog(layer: string, onClosed: () => void, address?: ModalAddress): DialogState {
  const ref = useRef<HTMLDialogElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<(() => void)[]>([])
  const [closing, setClosing] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    dialog.showModal()
    const leave = enterLayer(layer)
    const asked = waiting.current
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      leave()
      // Also on unmounting without a closing animation: only close() returns the focus to the opener.
      dialog.close()
      // the owner unmounted the modal while it closed
      for (const then of asked.splice(0)) whenStill(then)
    }
  }, [layer])

  const close = useCallback<CloseModal>(
    (afterwards) => {
      // an answer after the modal was closed must not close another one
      if (ref.current === null) return afterwards?.()
      if (afterwards) waiting.current.push(afterwards)
      if (timer.current !== undefined) return
      setClosing(true)
      address?.leave()
      leaveHistory(layer)
      const finish = () => {
        if (timer.current === undefined) return
        timer.current = undefined
        const asked = waiting.current.splice(0)
        ref.current?.close()
        // immediately: a closed modal that is still mounted would swallow the next press
        flushSync(onClosed)
        for (const then of asked) whenStill(then)
      }
      timer.current = setTimeout(() => whenStill(finish), MODAL_CLOSE_MS)
    },
    [layer, onClosed, address],
  )
  const isOpen = useCallback(() => ref.current !== null && timer.current === undefined, [])
  const control = useMemo(() => ({ close, isOpen }), [close, isOpen])
  const isLeft = address?.isHere === false
  useEffect(() => {
    if (isLeft) close()
  }, [isLeft, close])
  return { ref, closing, control }
}
