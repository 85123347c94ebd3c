import { useLayoutEffect, useSyncExternalStore } from 'react'
import styled, { keyframes } from 'styled-components'

import { MODAL_CLOSE_MS } from '#platform/interface-timing.ts'
import { TOUCH_TARGET, motion, radius, shadow, space, text, token } from '#theme/tokens.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { row, wide } from '#ui/primitives/base/look.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'
import { useToastStore } from '#ui/primitives/toast/toast-context.tsx'
import type { Toast, ToastAction, ToastStore, ToastTone } from '#ui/primitives/toast/toast-store.ts'
import { useT } from './messages-context.tsx'

const appear = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`

/** Above the cart bar, never over the focused element: it takes no space, and clicks pass through beside the toasts. */
const Area = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(${space(4)} + env(safe-area-inset-bottom) + var(--sticky-bottom, 0px));
  display: grid;
  justify-items: center;
  padding-inline: ${space(4)};
  pointer-events: none;

  /* The buttons of a dialog are at its foot. */
  [data-variant='dialog'] > & {
    inset-block: 0 auto;
  }
  /* Beside the panel of a modal, where there is room for both. */
  ${wide} {
    [data-modal] > & {
      inset: auto auto ${space(4)} 0;
      max-width: calc(50vw - 280px);
    }
  }
  > div > div {
    ${row(3)}
    flex-wrap: wrap;
    justify-content: end;
    max-width: 420px;
    min-height: 52px;
    margin-top: ${space(2)};
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
    border: 1px solid transparent;
    border-radius: ${radius.m};
    background: ${token.text};
    color: ${token.page};
    box-shadow: ${shadow[3]};
    font-size: ${text[2]};
    font-weight: 500;
    pointer-events: auto;
    animation: ${appear} ${motion.fast} ease-out;
  }
  > div > div > span {
    flex: 1 1 4em;
  }
  > div > div > button:not([aria-label]) {
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(2)};
    border: 0;
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
  }
`

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'success', error: 'warning' }
const none: readonly Toast[] = []
/**
 * Longer than a modal takes to close: a toast shown meanwhile is announced by the page.
 * @units ms
 * @source assumed: a screen reader begins within 110 ms more
 */
const HEARD_AFTER_MS = MODAL_CLOSE_MS + 110

/**
 * Where toasts appear: bottom centre. The page has one area, and so has each modal, because everything outside an open
 * modal is inert; only the topmost shows toasts. Both live regions are in the page before they are filled. A further
 * toast is announced alone, and one already announced elsewhere is not repeated.
 * @param layer - the modal it belongs to, undefined for the page
 */
export function ToastArea({ layer }: { readonly layer?: string }) {
  const store = useToastStore()
  return store && <Toasts layer={layer} store={store} />
}

type Props = { readonly layer?: string; readonly store: ToastStore }

function Toasts({ layer, store }: Props) {
  const t = useT()
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => none)
  const top = useSyncExternalStore(onLayersChange, topLayer, () => undefined)
  const said = useSyncExternalStore(store.subscribe, store.said, () => '')
  const shown = top === layer ? toasts : none
  const one = (toast: Toast) => <One key={toast.id} {...toast} store={store} />
  return (
    <Area role="region" aria-label={t('shell.toasts')}>
      <div role="status" aria-atomic={false}>
        {shown.filter(({ tone }) => tone !== 'error').map(one)}
        {!layer && said && <VisuallyHidden key={said}>{said}</VisuallyHidden>}
      </div>
      <div role="alert" aria-atomic={false}>
        {shown.filter(({ tone }) => tone === 'error').map(one)}
      </div>
    </Area>
  )
}

function One({ id, text, tone, action, isMuted, store }: Toast & { readonly store: ToastStore }) {
  const t = useT()
  // anew in each place: what gives way to a modal at once was heard by nobody, and no pointer is over it any more
  useLayoutEffect(() => {
    const timer = setTimeout(store.mute, HEARD_AFTER_MS, id)
    const frame = requestAnimationFrame(() => store.release(id))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      store.release(id)
    }
  }, [id, store])
  const hold = () => store.hold(id)
  const release = () => store.release(id)
  const act = ({ run }: ToastAction) => {
    store.close(id)
    run()
  }
  return (
    <div
      aria-live={isMuted && 'off'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} />
      <span>{text}</span>
      {action && (
        <button type="button" onClick={() => act(action)}>
          {action.label}
        </button>
      )}
      <IconButton name={t('shell.close-toast')} icon="close" onPress={() => store.close(id)} />
    </div>
  )
}
