import styled, { css } from 'styled-components'
import { space, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'

/** Maximum width of a console page, so that its title is where the news appear. */
export const pageWidth = css`
  max-width: 1600px;
  margin-inline: auto;
  padding: ${space(4)};
`

/** Space of a title, which the news cover. */
export const TITLE_ROOM = { width: '18rem', height: '4rem' }

/** Title and buttons of a page. */
export const PageHead = styled.header`
  ${wrap(3)}
  align-items: end;
  justify-content: space-between;

  p {
    color: ${token.description};
  }
  > div:first-child {
    flex: 1 1 ${TITLE_ROOM.width};
    min-height: ${TITLE_ROOM.height};
  }
  > div:last-child {
    ${wrap(2)}
  }
`
