import { textsBrokenBy } from '../page/broken-texts.ts'
import type { Rule } from '../rule.ts'

/** @source WCAG 2.2 "1.4.12 Text Spacing" */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Texts that are clipped or overlap with increased spacing of lines, words and letters. */
export const spacedText: Rule = {
  id: 'spaced-text',
  wcag: ['1.4.12'],
  level: 'error',
  check: (page) => textsBrokenBy(page, SPACED),
}
