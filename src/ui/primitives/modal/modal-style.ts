import styled, { keyframes } from 'styled-components'

import { motion, pad, radius, shadow, space, text, token } from '#theme/tokens.ts'
import { focusRingInside, row, tablet } from '../base/look.ts'

/**
 * A window so low that header and footer leave a body of a few lines, as at 400 % zoom: there all of a modal scrolls.
 * @source WCAG 1.4.10: a window of 1280 × 1024 is one of 320 × 256 then
 */
const low = '@media (max-height: 340px)'

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`
const slide = keyframes`
  from { transform: translateX(48px); opacity: 0; }
`
const grow = keyframes`
  from { transform: scale(0.97); opacity: 0; }
`
const fadeIn = keyframes`
  from { opacity: 0; }
`
/** The dialog element spans the window, so that fixed children (toasts) stand where they would on the page. */
export const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  display: none;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--dim);
  color: ${token.text};
  overflow: hidden;
  animation: ${fadeIn} ${motion.modal} ease-out;

  &[open] {
    display: grid;
    place-items: end stretch;
  }
  /* Toasts stand above the footer, whose button they would cover. */
  &:has(footer) {
    --sticky-bottom: 84px;
  }
  &::backdrop {
    background: transparent;
  }
  &[data-closing] {
    opacity: 0;
    transition: opacity ${motion.modal} ease-in;
  }
  &[data-variant='dialog'][open] {
    place-items: center;
    padding: ${space(4)};
  }
  &[data-variant='side'][open] {
    place-items: stretch end;
  }
  ${tablet} {
    &[data-variant='sheet'][open] {
      place-items: center;
      padding: ${space(6)};
    }
  }
`

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100vh - ${space(8)});
  max-height: calc(100dvh - ${space(8)});
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[3]};
  overflow: clip;
  animation: ${rise} ${motion.modal} cubic-bezier(0.2, 0.8, 0.2, 1);

  [data-variant='dialog'] > & {
    max-width: 440px;
    border-radius: ${radius.l};
    animation-name: ${grow};
  }
  [data-variant='side'] > & {
    max-width: min(88vw, 400px);
    max-height: none;
    height: 100%;
    border-radius: 0;
    animation-name: ${slide};
  }
  ${tablet} {
    [data-variant='sheet'] > & {
      max-width: 560px;
      max-height: calc(100vh - ${space(12)});
      max-height: calc(100dvh - ${space(12)});
      border-radius: ${radius.l};
      animation-name: ${grow};
    }
  }
  ${low} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  /* Browsers before 2023 have no inert. */
  [data-closing] > & {
    opacity: 0;
    pointer-events: none;
    transform: translateY(24px);
    transition:
      transform ${motion.modal} ease-in,
      opacity ${motion.modal} ease-in;
  }
  [data-variant='side'][data-closing] > & {
    transform: translateX(48px);
  }
`

export const Header = styled.header`
  ${row(2)}
  flex: none;
  padding: ${space(3)} ${space(3)} ${space(2)} ${pad.inset};

  > h2 {
    flex: 1;
    font-size: ${text[3]};
    font-weight: 700;
  }
  &[data-floating] {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto auto;
    padding: ${space(3)};
  }
`

/** The body never grows beyond the window minus 180 px, the room of header and footer. @source diner spec §9 */
export const Body = styled.div`
  flex: 1;
  min-height: 0;
  max-height: calc(100vh - 180px);
  max-height: calc(100dvh - 180px);
  padding: ${space(1)} ${pad.inset} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-flush] {
    padding: 0;
  }
  &:focus-visible {
    ${focusRingInside}
  }
  [data-variant='side'] & {
    max-height: none;
  }
  ${low} {
    flex: none;
    max-height: none;
    overflow-y: visible;
  }
`

export const Footer = styled.footer`
  flex: none;
  padding: ${space(3)} ${pad.inset} max(${space(4)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.divider};
  background: ${token.surfaceRaised};
`
