import { css } from 'styled-components'

import { radius, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { colourChange, hovering } from '../base/look.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The look of everything that is pressed; variants are attributes, so that the sheet stays the same for all. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${TOUCH_TARGET};
  min-width: ${TOUCH_TARGET};
  padding: ${space(2)} ${space(5)};
  border: 2px solid transparent;
  border-radius: ${radius.m};
  background: transparent;
  font-size: ${text[2]};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  user-select: none;
  ${colourChange}

  &[data-wide] {
    width: 100%;
    min-height: 52px;
  }

  &[data-tone='primary'] {
    background: ${token.button};
    color: ${token.onButton};
  }
  &[data-tone='secondary'] {
    border-color: ${token.buttonOutline};
    color: ${token.onButtonOutline};
  }
  &[data-tone='quiet'] {
    padding-inline: ${space(3)};
    color: ${token.link};
  }
  &[data-tone='danger'] {
    background: ${token.danger};
    color: ${token.onDanger};
  }

  ${hovering} {
    &[data-tone='primary']:hover:not([aria-disabled='true']) {
      background: ${token.buttonHover};
    }
    &:is([data-tone='quiet'], [data-tone='secondary']):hover:not([aria-disabled='true']) {
      text-decoration: underline;
    }
  }
  &[data-tone='primary']:active:not([aria-disabled='true']) {
    background: ${token.buttonPressed};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: ${token.muted};
    color: ${token.onMutedSoft};
  }
`
