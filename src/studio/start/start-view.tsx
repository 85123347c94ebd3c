import styled from 'styled-components'

import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useArrival } from '../look/use-arrival.ts'
import { DraftList } from './draft-list.tsx'
import { DropPlace } from './drop-place.tsx'
import type { StartProps } from './start-props.ts'
import { TenantList } from './tenant-list.tsx'

const Root = styled.main`
  ${stack(8)}
  width: min(100% - ${space(8)}, 1120px);
  margin: 0 auto;
  padding: ${space(10)} 0 ${space(16)};

  > header > h1 {
    font-size: ${text[4]};
    letter-spacing: -0.01em;
  }
  > header > p {
    padding-top: ${space(1)};
    color: ${token.description};
  }
  > div {
    ${stack(8)}
    align-items: start;
  }
  @media (min-width: 900px) {
    > div {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  section {
    ${stack(3)}
  }
  aside {
    ${stack(8)}
  }
  h2 {
    font-size: ${text[3]};
    font-weight: 650;
  }
`

/** The operator's start page: open a brand, upload files, or continue a draft. */
export function StartView({ calls, onOpen }: StartProps) {
  const t = useT(studio)
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <Root>
      <header>
        <h1 {...heading}>{t('studio.title')}</h1>
        <p>{t('studio.subtitle')}</p>
      </header>
      <div>
        <TenantList calls={calls} onOpen={onOpen} />
        <aside aria-label={t('studio.start.others')}>
          <DropPlace calls={calls} onOpen={onOpen} />
          <DraftList calls={calls} onOpen={onOpen} />
        </aside>
      </div>
    </Root>
  )
}
