const HEX = /(?:^|[^\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i
const FUNCTIONAL = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i
const NAMED = new RegExp(
  '(?:color|background|border[\\w-]*|outline|fill|stroke|box-shadow|text-shadow)\\s*:[^;{}]*' +
    '\\b(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|crimson|tomato)\\b' +
    '(?!-)',
  'i',
)
const MESSAGE =
  'A colour written here is the same for every tenant and escapes the contrast check. Use a token of #theme/tokens.ts.'

/** Colours come from the tenant's theme; only the theme engine and the colour arithmetic write them down. */
export const noColorLiteral = {
  create(context) {
    const check = (node, text, isCss) => {
      if (HEX.test(text) || FUNCTIONAL.test(text) || (isCss && NAMED.test(text)))
        context.report({ node, message: MESSAGE })
    }
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return
        if (/^(?:Import|Export)/.test(node.parent?.type ?? '')) return
        check(node, node.value, false)
      },
      TemplateElement(node) {
        check(node, node.value.raw, true)
      },
    }
  },
}
