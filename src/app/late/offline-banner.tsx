import styled from 'styled-components'
import { late } from '#messages/late.ts'
import { useOnline } from '#session/use-online.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  background: ${token.text};
  color: ${token.page};
  font-size: ${text[1]};
  font-weight: 600;
`

/** Says as long as there is no network that nothing can be sent; that it went is heard from the toast. A place of its own, to go back to. */
export function OfflineBanner() {
  const t = useT(late)
  if (useOnline()) return null
  return (
    <Strip aria-label={t('late.offline.name')}>
      <Icon name="offline" />
      <span>{t('late.offline')}</span>
    </Strip>
  )
}
