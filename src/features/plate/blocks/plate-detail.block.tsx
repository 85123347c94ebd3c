import { Link } from '#ui/primitives/action/link.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canStepBack } from '#platform/history-step.ts'
import styled from 'styled-components'
import { findPlate } from '#domain/menu/find.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useBlockData } from '#layout/block-data.tsx'
import { plate as plateTexts } from '#messages/plate.ts'
import { useVisitPath } from '#session/links.ts'
import { useMenuBy, useMenuOutline } from '#session/use-menu.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, shadow, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { centred, focusRingInside } from '#ui/primitives/base/look.ts'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateAction } from '../components/plate-action.tsx'
import { PlateForm } from '../components/plate-form.tsx'
import type { PlateData } from '../plate.screen.ts'
import { usePlateForm, type PlateFormInput } from '../use-plate-form.ts'

const Root = styled.article`
  ${centred(720)}

  /* Below a short plate the button stands where the thumb finds that of every other. */
  @media (max-width: 1023px) {
    display: flex;
    flex-direction: column;
    min-height: calc(100dvh - var(--header-height));

    > .action {
      margin-top: auto;
    }
  }

  > a {
    display: inline-flex;
    align-items: center;
    align-self: start;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
    padding: 0 ${pad.inset};
  }
  /* Between the bar, the edge of the window and the picture there is no room for a ring around it. */
  > a:focus-visible {
    ${focusRingInside}
  }

  > .action {
    position: sticky;
    bottom: 0;
    z-index: 5;
    padding: ${space(3)} ${pad.inset} max(${space(3)}, env(safe-area-inset-bottom));
    background: ${token.page};
    box-shadow: ${shadow[2]};
  }
`

const keepBottomHeight = keepHeight('--sticky-bottom')

function PlateDetail() {
  const { plate: first, discounts, version } = useBlockData<PlateData>()
  const known = useMenuOutline()
  const { mode } = known
  const { menu } = useMenuBy(known, known.outline?.version !== version)
  // The page stays while the menu changes, and shows it when the plate sells out meanwhile.
  const now = first && menu && findPlate(menu, first.id)
  const plate = now ?? first
  const isGone = menu !== undefined && now?.visible !== true
  return plate && mode ? (
    <Detail key={plate.id} {...{ plate, mode, isGone }} discounts={menu?.discounts ?? discounts} />
  ) : null
}

interface DetailProps extends Pick<PlateFormInput, 'plate' | 'discounts' | 'mode'> {
  /** Removed from the menu since the page was opened. */
  isGone: boolean
}

function Detail({ plate, discounts, mode, isGone }: DetailProps) {
  const t = useT(plateTexts)
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const navigate = useNavigate()
  const form = usePlateForm({ plate, discounts, mode })
  const home = visitPath(paths.menu(alias, modeSegment(mode)))
  const [left, setLeft] = useState<string>()
  // back or forward returned to this page before the next one was loaded
  useWindowEvent('popstate', () => window.location.pathname === left && setLeft(undefined))
  // Coming from the menu, go back to its scroll position. Until it is shown, further presses are ignored.
  const leave = () => {
    setLeft(window.location.pathname)
    void (canStepBack() ? navigate(-1) : navigate(home))
  }
  return (
    <Root inert={left !== undefined}>
      <Link
        to={home}
        onClick={(event) => {
          if (!canStepBack() || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          leave()
        }}
      >
        <Icon name="chevron-left" />
        {t('plate.back-to-menu')}
      </Link>
      <PlateForm plate={plate} form={form} heading="h1" />
      <div className="action" data-bottom-bar="" ref={keepBottomHeight}>
        {isGone ? (
          <Notice tone="warning" live>
            {t('plate.not-found')}
          </Notice>
        ) : (
          <PlateAction plate={plate} form={form} onDone={leave} />
        )}
      </div>
    </Root>
  )
}

/** A plate on its own page. @source diner spec §2.6 */
export const plateDetailBlock = defineBlock({ type: 'plate-detail', render: PlateDetail })
