const LITERAL = /^es(?:[-_][A-Za-z]{2})?$|\blang="es/
const MESSAGE =
  'A language written here is the same for every venue. Use that of the storefront or the tenant; DEFAULT_LOCALE of #domain/locales.ts is for what operators read.'

/** The language of a page is its venue's; one file says which one the product is written in. */
export const noLocaleLiteral = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && LITERAL.test(node.value))
          context.report({ node, message: MESSAGE })
      },
      TemplateElement(node) {
        if (LITERAL.test(node.value.raw)) context.report({ node, message: MESSAGE })
      },
    }
  },
}
