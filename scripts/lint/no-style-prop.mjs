const MESSAGE =
  'The content security policy blocks style attributes that come from the server. Use a styled component with a `$flag`.'

/** Bans the `style` attribute in everything that the server renders. */
export const noStyleProp = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, message: MESSAGE })
      },
      Property(node) {
        if (node.key.name === 'style' && isInsideAttrs(node)) context.report({ node, message: MESSAGE })
      },
    }
  },
}

function isInsideAttrs(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'CallExpression')
      return at.callee.type === 'MemberExpression' && at.callee.property.name === 'attrs'
  }
  return false
}
