/**
 * Rules of this project that no published rule set has. Each message says what to do instead.
 * `tests/architecture/lint.test.ts` plants each fault and expects the message.
 */
import { documentedExport } from './documented-export.mjs'
import { noColorLiteral } from './no-color-literal.mjs'
import { noHiddenInput } from './no-hidden-input.mjs'
import { noModeName } from './no-mode-name.mjs'
import { noLocaleLiteral } from './no-locale-literal.mjs'
import { noStyleProp } from './no-style-prop.mjs'
import { noUnsupportedApi } from './no-unsupported-api.mjs'

export default {
  meta: { name: 'vitrina' },
  rules: {
    'documented-export': documentedExport,
    'no-color-literal': noColorLiteral,
    'no-hidden-input': noHiddenInput,
    'no-mode-name': noModeName,
    'no-locale-literal': noLocaleLiteral,
    'no-style-prop': noStyleProp,
    'no-unsupported-api': noUnsupportedApi,
  },
}
