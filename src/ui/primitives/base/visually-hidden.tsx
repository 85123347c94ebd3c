import styled from 'styled-components'

import { visuallyHidden } from './look.ts'

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
