import ts from 'typescript'
import { importsOf, parse, walk } from './product.mjs'
import { idsIn } from './proofs.mjs'

/**
 * A test that names a row and tries something that the product does not import.
 *
 * @typedef {object} Unproven
 * @property {string} file
 * @property {string} title as it stands in the file
 * @property {string} name what it tries
 */

const SUITES = new Set(['describe', 'test', 'it'])

/** A fake of a system dependency, in the module of the real one. */
const FAKE = /^fake[A-Z]/

/**
 * Tests with ids that try what the product does not import: such a test proves no row. Samples and fakes are no
 * subjects: they stand in files that no entry reaches and that the test is not named after, or are called `fake…`.
 *
 * @param {string} root
 * @param {string} file of tests, below the root
 * @param {import('./product.mjs').Product} product
 * @returns {Unproven[]}
 */
export function unprovenIn(root, file, product) {
  const tree = parse(root, file)
  const isUnused = (found) =>
    product.reaches(found.file)
      ? !product.uses(found.file, found.name) && !FAKE.test(found.name)
      : stemOf(found.file) === stemOf(file)
  const unused = new Map()
  for (const { source, name, as } of importsOf(tree)) {
    const found = product.origin(file, source, name)
    if (found && found.name !== '*' && isUnused(found)) unused.set(as, found.name)
  }
  if (unused.size === 0) return []

  const declared = declarationsOf(tree)
  const unproven = []
  walk(tree, (node) => {
    const title = titleOf(node, tree)
    if (title === undefined || idsIn(title).length === 0) return
    const named = [...namesIn(node, declared)].filter((name) => unused.has(name))
    unproven.push(...named.map((name) => ({ file, title, name: unused.get(name) })))
  })
  return unproven
}

const stemOf = (file) => file.replace(/(?:[.](?:test|e2e))?[.]tsx?$/, '')

/** Names used in a node, and names used by the declarations behind them. */
function namesIn(node, declared) {
  const names = new Set()
  const add = (from) =>
    walk(from, (child) => {
      if (!ts.isIdentifier(child) || names.has(child.text)) return
      names.add(child.text)
      const own = declared.get(child.text)
      if (own) add(own)
    })
  add(node)
  return names
}

function declarationsOf(tree) {
  const declared = new Map()
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement)) declared.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const one of statement.declarationList.declarations)
      walk(one.name, (node) => {
        if (ts.isIdentifier(node)) declared.set(node.text, one)
      })
  }
  return declared
}

/** The title of a call of `describe` or `test`, in any of their forms, `test.each(rows)(title, …)` too. */
function titleOf(node, tree) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined
  let called = node.expression
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression
  return ts.isIdentifier(called) && SUITES.has(called.text) ? node.arguments[0].getText(tree) : undefined
}
