const MESSAGE =
  'Every export of a contract says what it is: put a TSDoc block above it (with @units, @errors and @source where they apply).'

/**
 * Asks for a docblock above each declaration that a file exports. An export on the line right below
 * another belongs to its group and shares its block.
 */
export const documentedExport = {
  create(context) {
    const documented = (node) => {
      const last = context.sourceCode.getCommentsBefore(node).at(-1)
      if (last) return last.type === 'Block' && last.value.startsWith('*')
      const siblings = node.parent.body
      const before = siblings[siblings.indexOf(node) - 1]
      return (
        before?.type === node.type && before.loc.end.line + 1 === node.loc.start.line && documented(before)
      )
    }
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration && !documented(node)) context.report({ node, message: MESSAGE })
      },
    }
  },
}
