import { textsBrokenBy } from '../page/broken-texts.ts'
import type { Rule } from '../rule.ts'

/** @source WCAG 2.2 "1.4.12 Text Spacing" */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Texts that are cut or lie on each other once a reader sets lines, words and letters wider apart. */
export const spacedText: Rule = {
  id: 'spaced-text',
  wcag: ['1.4.12'],
  level: 'error',
  check: (page) => textsBrokenBy(page, SPACED),
}
