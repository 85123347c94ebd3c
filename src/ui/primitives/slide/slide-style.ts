import styled from 'styled-components'

import { motion, radius, space, text, token } from '#theme/tokens.ts'
import { focusRing, forcedColors, noRing, quiet, ringsAround, wrap } from '../base/look.ts'

/** Height of the slider, and side of its thumb. */
const HEIGHT = '56px'

export const Bar = styled.div`
  ${wrap(2)}
  align-items: stretch;
  min-height: ${HEIGHT};

  > button {
    min-height: ${HEIGHT};
  }
  > button[data-wide] {
    flex: 1 1 8em;
    min-width: 0;
  }
  > button[data-look] {
    width: ${HEIGHT};
    border-radius: ${radius.m};
  }
`

export const Track = styled.div`
  position: relative;
  /* With large texts the button stands under it. */
  flex: 1 1 12em;
  display: grid;
  min-width: 0;
  min-height: ${HEIGHT};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${token.button};
  color: ${token.onButton};
  overflow: hidden;

  &[data-blocked] {
    background: ${token.muted};
    color: ${token.onMutedSoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  > * {
    grid-area: 1 / 1;
  }
`

/** The label over the track; the thumb lies above it and hides what has been confirmed. */
export const Words = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${space(1)} ${space(3)};
  padding-inline-start: calc(${HEIGHT} + ${space(2)});
  font-weight: 700;
  font-size: ${text[2]};
  line-height: 1.2;
  text-align: center;
  user-select: none;

  &[data-ready] {
    padding-inline: ${space(3)} calc(${HEIGHT} + ${space(2)});
  }
  > small {
    font-size: ${text[1]};
    font-weight: 500;
  }
`

const thumb = `
  width: ${HEIGHT};
  height: 100%;
  min-height: ${HEIGHT};
  border: 3px solid ${token.button};
  border-radius: ${radius.m};
  background-color: ${token.onButton};
`

/** A native range: it brings dragging, capture, direction and what assistive technology sets. */
export const Range = styled.input`
  appearance: none;
  width: 100%;
  height: 100%;
  min-height: ${HEIGHT};
  background: transparent;
  cursor: grab;
  touch-action: pan-y;
  transition: opacity ${motion.fast} ease-out;

  ${ringsAround} {
    &:focus {
      ${noRing}
    }
  }
  &:active {
    cursor: grabbing;
  }
  &[aria-disabled='true'] {
    opacity: 0;
    cursor: not-allowed;
  }
  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-track {
    height: 100%;
    background: transparent;
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  ${forcedColors} {
    &::-webkit-slider-thumb {
      border-color: ButtonText;
      background-color: Highlight;
    }
  }
`

/** The arrow drawn on the thumb; it follows it. */
export const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc((100% - ${HEIGHT}) * var(--slid, 0) / 100);
  display: grid;
  place-items: center;
  width: ${HEIGHT};
  color: ${token.button};
  pointer-events: none;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const Reason = styled.p`
  margin-top: ${space(1.5)};
  ${quiet}
  text-align: center;
`
