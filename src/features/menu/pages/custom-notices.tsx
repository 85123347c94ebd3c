import styled from 'styled-components'
import { customNotices, type NoticeAction } from '#domain/customizations/notices.ts'
import type { CustomizationPlace, CustomizationTheme, MenuCustomization } from '#generated/models.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { pad, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { centred, stack } from '#ui/primitives/base/look.ts'
import { Notice, type NoticeTone } from '#ui/primitives/feedback/notice.tsx'

const List = styled.div`
  ${stack(2)}
  padding: ${space(3)} ${pad.inset} 0;

  /* As wide as the column under it. */
  &[data-place='CART'] {
    ${centred(720)}
  }
  &[data-place='CHECKOUT'] {
    max-width: calc(720px + 2 * ${pad.inset});
    margin: 0 auto;

    @media (min-width: 1024px) {
      max-width: 720px;
      padding-inline: 0;
    }
  }

  button {
    min-height: ${TOUCH_TARGET};
    margin-bottom: -${space(2)};
    color: ${token.link};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

const TONES = { INFO: 'info', SUCCESS: 'success', WARNING: 'warning' } as const satisfies Record<
  CustomizationTheme,
  NoticeTone
>
const MODALS = { HOURS: 'hours', ADDRESS: 'address', CHAT: 'chat' } as const satisfies Record<
  NoticeAction['open'],
  string
>

interface CustomNoticesProps {
  place: CustomizationPlace
  customizations: readonly MenuCustomization[]
}

/** A venue's notices at the top of a screen, from its generic customizations. @source requirements THEME-03 */
export function CustomNotices({ place, customizations }: CustomNoticesProps) {
  const { modal } = useSession()
  const { branch } = useVenue()
  const now = useSessionValue('clock', (clock) => clock.now)
  const modeType = useOrderMode()?.type
  const notices = customNotices(customizations, { place, modeType, now })
  if (notices.length === 0) return null
  return (
    <List data-place={place}>
      {notices.map(({ id, theme, text, action }) => (
        <Notice key={id} tone={TONES[theme]}>
          <p>{text}</p>
          {action && (action.open !== 'CHAT' || branch?.chatEnabled) && (
            <button type="button" onClick={() => modal.getState().show(MODALS[action.open])}>
              {action.label}
            </button>
          )}
        </Notice>
      ))}
    </List>
  )
}
