import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../go/run.mjs'

/**
 * What the built product imports.
 *
 * @typedef {object} Product
 * @property {string[]} files what an entry leads to, types left out
 * @property {(file: string) => boolean} reaches whether an entry leads to the file
 * @property {(file: string, name: string) => boolean} uses whether the product runs what the file exports by this name
 * @property {(file: string, source: string, name: string) => { file: string, name: string } | undefined} origin where
 *   an imported name is declared, past every re-export; undefined outside of `src`
 */

const TEST = /[.](?:test|e2e)[.]tsx?$/
const CODE = /[.]tsx?$/
const ALL = '*'

/**
 * Reads the import graph of `src` name by name, from the entries that knip.json lists there.
 *
 * @param {string} [root]
 * @returns {Product}
 */
export function readProduct(root = ROOT) {
  const modules = new Map(sourcesOf(root).map((file) => [file, readModule(root, file)]))
  const { entry } = JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8'))
  const isEntry = new RegExp(
    `^(?:${entry
      .filter((glob) => glob.startsWith('src/'))
      .map(toPattern)
      .join('|')})$`,
  )

  const reached = new Set()
  const waiting = [...modules.keys()].filter((file) => isEntry.test(file))
  while (waiting.length > 0) {
    const file = waiting.pop()
    if (reached.has(file) || !modules.has(file)) continue
    reached.add(file)
    waiting.push(...modules.get(file).imports.map(({ source }) => source))
  }

  const used = new Set()
  const mark = (source, name) => {
    const found = declarationOf(modules, source, name)
    if (found === undefined || used.has(`${found.file} ${found.name}`)) return
    used.add(`${found.file} ${found.name}`)
    if (found.name !== ALL) return
    const passedOn = modules.get(found.file).imports.filter(({ isPassedOn }) => isPassedOn)
    for (const one of passedOn) mark(one.source, one.name)
  }
  for (const file of reached)
    for (const { source, name, isPassedOn } of modules.get(file).imports) if (!isPassedOn) mark(source, name)

  const uses = (file, name) =>
    reached.has(file) &&
    (used.has(`${file} ${name}`) || used.has(`${file} ${ALL}`) || modules.get(file).own.has(name))
  return {
    files: [...reached],
    reaches: (file) => reached.has(file),
    uses,
    origin: (file, source, name) => declarationOf(modules, resolveImport(file, source), name),
  }
}

function sourcesOf(root) {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map((name) => path.posix.join('src', name.split(path.sep).join('/')))
    .filter((file) => CODE.test(file) && !TEST.test(file))
}

const toPattern = (glob) =>
  glob
    .replaceAll('.', '[.]')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)

/** The file below the root that an import names, by the two forms that the conventions allow. */
const resolveImport = (from, source) => {
  if (source.startsWith('#')) return `src/${source.slice(1)}`
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(from), source) : source
}

function declarationOf(modules, file, name) {
  const module = modules.get(file)
  if (!module) return undefined
  if (name === ALL || module.declared.has(name)) return { file, name }
  for (const { source, name: original, as, isPassedOn } of module.imports) {
    if (!isPassedOn || (as !== name && as !== ALL)) continue
    const found = declarationOf(modules, source, as === ALL ? name : original)
    if (found) return found
  }
  return undefined
}

/** @param {string} root @param {string} file */
export function parse(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
}

/**
 * Names that a file imports from elsewhere, types left out.
 *
 * @param {ts.SourceFile} tree
 * @returns {{ source: string, name: string, as: string }[]}
 */
export function importsOf(tree) {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const source = moduleSpecifier.text
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    const bindings = importClause?.namedBindings
    const named =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.filter((one) => !one.isTypeOnly) : []
    return [
      { source, name: '', as: '' },
      ...(importClause?.name ? [{ source, name: 'default', as: importClause.name.text }] : []),
      ...(bindings && ts.isNamespaceImport(bindings) ? [{ source, name: ALL, as: bindings.name.text }] : []),
      ...named.map((one) => ({ source, name: (one.propertyName ?? one.name).text, as: one.name.text })),
    ]
  })
}

function readModule(root, file) {
  const tree = parse(root, file)
  const imports = importsOf(tree).map((one) => ({ ...one, isPassedOn: false }))
  const declared = new Set()
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const source = statement.moduleSpecifier?.text
      const clause = statement.exportClause
      if (source === undefined) for (const one of clause.elements) declared.add(one.name.text)
      else if (clause === undefined) imports.push({ source, name: ALL, as: ALL, isPassedOn: true })
      else if (ts.isNamedExports(clause))
        for (const one of clause.elements)
          imports.push({
            source,
            name: (one.propertyName ?? one.name).text,
            as: one.name.text,
            isPassedOn: true,
          })
    } else for (const name of exportedBy(statement)) declared.add(name)
  }
  walk(tree, (node) => {
    // A module that is loaded late: everything that it exports is within reach.
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      if (ts.isStringLiteralLike(node.arguments[0]))
        imports.push({ source: node.arguments[0].text, name: ALL, as: '', isPassedOn: false })
  })
  return {
    imports: imports.map((one) => ({ ...one, source: resolveImport(file, one.source) })),
    declared,
    own: usedInside(tree, declared),
  }
}

function exportedBy(statement) {
  const kinds = (statement.modifiers ?? []).map(({ kind }) => kind)
  if (ts.isExportAssignment(statement)) return ['default']
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return []
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : name.elements.map((one) => one.name.text),
    )
  return statement.name ? [statement.name.text] : []
}

/** Exports that another statement of the same file uses. */
function usedInside(tree, declared) {
  const used = new Set()
  for (const statement of tree.statements) {
    const own = new Set(exportedBy(statement))
    walk(statement, (node) => {
      if (ts.isIdentifier(node) && declared.has(node.text) && !own.has(node.text)) used.add(node.text)
    })
  }
  return used
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
export function walk(node, visit) {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}
