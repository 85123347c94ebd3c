import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useInRouterContext } from 'react-router-dom'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { ModalEntry } from '#ui/primitives/modal/modal-entry.tsx'
import { Body, Dialog, Footer, Header, Panel } from '#ui/primitives/modal/modal-style.ts'
import { type ModalAddress, useDialog } from '#ui/primitives/modal/use-dialog.ts'
import { useT } from './messages-context.tsx'
import { ControlContext } from './modal-control.ts'
import { ToastArea } from './toast-area.tsx'

/** `sheet`: from below on phones, a dialog from tablets on. `dialog`: small and centred. `side`: panel at the right. */
export type ModalVariant = 'sheet' | 'dialog' | 'side'

export type ModalProps = {
  readonly title: string
  /** Called after the closing animation; the owner stops rendering the modal. */
  readonly onClose: () => void
  /** Called after the person has closed it. */
  readonly onLeft?: () => void
  readonly variant?: ModalVariant
  /** the title is read but not shown, and the body starts at the edge: for modals that open with a picture */
  readonly titleHidden?: boolean
  /** its place in the history; without one it gets its own entry */
  readonly address?: ModalAddress
  readonly children: ReactNode
}

/**
 * A modal. It is open while it is mounted; close it with {@link useCloseModal}.
 * @param props - its `footer` stays visible below the scrolling body
 */
export function Modal(props: ModalProps & { readonly footer?: ReactNode }) {
  const { title, onClose, onLeft, variant = 'sheet', titleHidden = false, address, footer, children } = props
  const t = useT()
  const layer = useId()
  const { ref, closing, control } = useDialog(layer, onClose, address)
  // The studio has no router.
  const hasEntry = useInRouterContext() && address === undefined
  const request = (): void => {
    if (control.isOpen()) control.close(onLeft)
  }
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== ref.current) return
    event.preventDefault()
    request()
  }
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === ref.current) request()
  }
  const heading = titleHidden ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : <h2>{title}</h2>
  return (
    <Dialog
      ref={ref}
      aria-label={title}
      data-modal=""
      data-variant={variant}
      data-closing={closing ? '' : undefined}
      onCancel={onCancel}
      onClick={onBackdrop}
    >
      <ControlContext.Provider value={control}>
        <Panel inert={closing}>
          <Header data-floating={titleHidden ? '' : undefined}>
            {heading}
            <IconButton
              name={t('common.close')}
              icon="close"
              look={titleHidden ? 'floating' : 'soft'}
              onPress={request}
            />
          </Header>
          <ScrollingBody title={title} flush={titleHidden}>
            {children}
          </ScrollingBody>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </Panel>
        <ToastArea layer={layer} />
        {hasEntry && <ModalEntry layer={layer} onLeft={control.close} />}
      </ControlContext.Provider>
    </Dialog>
  )
}

type BodyProps = { readonly title: string; readonly flush: boolean; readonly children: ReactNode }

function ScrollingBody({ title, flush, children }: BodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const stop = useScrollStop(box) ? ({ tabIndex: 0, role: 'group', 'aria-label': title } as const) : undefined
  return (
    <Body ref={box} data-flush={flush ? '' : undefined} {...stop}>
      {children}
    </Body>
  )
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Whether a scroll box must be a Tab stop itself: its content overflows and has no focusable control that would scroll
 * it. Not every browser makes such boxes focusable.
 */
function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = () =>
      setIsStop(box.scrollHeight > box.clientHeight + 1 && box.querySelector(CONTROLS) === null)
    const observer = new ResizeObserver(measure)
    for (const one of [box, ...box.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [ref])
  return isStop
}
