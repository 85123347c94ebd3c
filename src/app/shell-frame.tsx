import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PROVIDER } from '#platform/provider.ts'
import { space, stickyHeight, token } from '#theme/tokens.ts'
import { noRing, quiet } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { LiveControls } from '#ui/primitives/base/live-controls.tsx'
import { DeadEntries } from '#ui/primitives/modal/modal-entry.tsx'
import { ToastArea } from '#ui/patterns/toast-area.tsx'

const Page = styled.div`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: ${token.page};
  color: ${token.text};
`

const SkipLink = styled.a`
  position: fixed;
  inset-inline-start: ${space(2)};
  top: -100px;
  z-index: 30;
  padding: ${space(3)} ${space(4)};
  background: ${token.card};

  &:focus {
    top: ${space(2)};
  }
`

const Content = styled.main`
  flex: 1;
  width: 100%;
  /* What stands after it is out of the first view, so that nothing that fills it moves it there. */
  min-height: 100dvh;
  scroll-margin-top: ${stickyHeight};

  &:focus {
    ${noRing}
  }
`

const Footer = styled.footer`
  padding: ${space(6)} ${space(4)} calc(var(--sticky-bottom) + ${space(3)});
  ${quiet}
  text-align: center;

  a {
    display: inline-block;
    margin-inline: -${space(3)};
    padding: ${space(3)};
  }
`

export interface ShellProps {
  children: ReactNode
}

/** The frame of a page without a venue. */
export function ProductShell({ children }: ShellProps) {
  return (
    <Frame>
      <Body>{children}</Body>
    </Frame>
  )
}

export function Frame({ children }: ShellProps) {
  const t = useT()
  return (
    <Page>
      <LiveControls>
        <SkipLink href="#content">{t('shell.skip-to-content')}</SkipLink>
        {children}
        <ToastArea />
      </LiveControls>
      <DeadEntries />
    </Page>
  )
}

export function Body({ children }: ShellProps) {
  const t = useT()
  return (
    <>
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      <Footer>
        {t('shell.powered-by')}{' '}
        <a href={PROVIDER.url} rel="noopener">
          {PROVIDER.name}
        </a>
      </Footer>
    </>
  )
}
