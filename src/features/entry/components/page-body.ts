import styled from 'styled-components'
import { pad, space, text } from '#theme/tokens.ts'
import { centred, quiet } from '#ui/primitives/base/look.ts'

/** The column for everything below a brand's header. */
export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${pad.block};
  ${centred(1200)}
  padding: ${space(5)} ${pad.inset} ${space(8)};

  .heading {
    font-size: ${text[3]};
    font-weight: 700;
  }
  .quiet {
    ${quiet}
    text-align: center;
  }
  .action {
    justify-self: center;
  }
`
