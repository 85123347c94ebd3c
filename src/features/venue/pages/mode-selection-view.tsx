import { Link } from '#ui/primitives/action/link.tsx'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { modeSelection } from '#messages/mode-selection.ts'
import { useVisitPath } from '#session/links.ts'
import { useTrack } from '#session/use-track.ts'
import { useVenue } from '#session/page-context.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { muted, row, stack } from '#ui/primitives/base/look.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { modeFromHash } from '#domain/venue/choose-mode.ts'
import { isStandalone } from '#platform/display.ts'

const Root = styled.section`
  max-width: 640px;
  margin: 0 auto;
  padding: ${space(6)} ${space(4)};

  > h2 {
    text-align: center;
  }

  > ul {
    ${stack(3)}
    margin-top: ${space(6)};
  }

  li > a {
    ${row(4)}
    min-height: 72px;
    padding: ${space(4)} ${space(5)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.l};
    background: ${token.card};
    color: ${token.text};
    box-shadow: ${shadow[1]};
    font-weight: 600;
    text-decoration: none;
  }

  li > a:hover {
    ${muted}
  }

  li > a > svg:first-child {
    flex: none;
    font-size: 28px;
  }

  li > a > span {
    flex: 1;
    overflow-wrap: anywhere;
  }

  @media (min-width: 768px) {
    > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`

export function ModeSelection() {
  const t = useT(modeSelection)
  const { alias, listedModes } = useVenue()
  const visitPath = useVisitPath()
  const track = useTrack()
  useModeFromHash()
  if (listedModes.length === 0) return <EmptyState title={t('mode.none')} />
  return (
    <Root>
      <h2>{t('mode.title')}</h2>
      <ul role="list">
        {listedModes.map((mode) => (
          <li key={mode.id}>
            <Link
              to={visitPath(paths.menu(alias, modeSegment(mode)))}
              onClick={() => track('ORDER_MODE_SELECT', { orderModeId: mode.id, orderModeType: mode.type })}
            >
              <Icon name={MODE_ICONS[mode.type]} />
              <span>{mode.showName}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** In the installed app the order mode comes from the URL hash. @source diner spec §2 "Routes" */
function useModeFromHash() {
  const { alias, modes } = useVenue()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  useEffect(() => {
    if (hash === '' || !isStandalone()) return
    const mode = modeFromHash(modes, hash)
    if (mode) void navigate(visitPath(paths.menu(alias, modeSegment(mode))), { replace: true })
  }, [alias, hash, modes, navigate, visitPath])
}
