import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { MODAL_CLOSE_MS } from '#platform/interface-timing.ts'
import { enterLayer } from './modal-layers.ts'

/** Closes the modal: plays the animation, then tells the owner, then does what was asked for afterwards. */
export type CloseModal = (afterwards?: () => void) => void

export type DialogState = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly closing: boolean
  readonly close: CloseModal
}

/**
 * Drives a native dialog: the browser gives the focus trap, the inert background, Escape, and the return of
 * focus to the opener; this hook adds the closing animation of 190 ms.
 *
 * @param onClosed - called once, after the animation, when focus is back; the owner then unmounts the modal
 * @param layer - name of the modal among the open ones
 */
export function useDialog(layer: string, onClosed: () => void): DialogState {
  const ref = useRef<HTMLDialogElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [closing, setClosing] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    dialog.showModal()
    const leave = enterLayer(layer)
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      leave()
      // Also on unmounting without a closing animation: only close() gives focus back to the opener.
      dialog.close()
    }
  }, [layer])

  const close = useCallback<CloseModal>(
    (afterwards) => {
      if (timer.current !== undefined) return
      // an answer that came after the modal had gone closes nothing that is open now
      if (ref.current === null) return afterwards?.()
      setClosing(true)
      timer.current = setTimeout(() => {
        timer.current = undefined
        ref.current?.close()
        // at once: what is pressed next, a closed modal that is still mounted would swallow
        flushSync(onClosed)
        afterwards?.()
      }, MODAL_CLOSE_MS)
    },
    [onClosed],
  )
  return { ref, closing, close }
}
