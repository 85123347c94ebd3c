import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { BANNER } from './banner.mjs'

const COMPONENT = /^#\/components\/schemas\/([A-Za-z0-9]+)$/

const SHAPES = /^ {4}schemas: \{\n[\s\S]*?\n {4}\};\n/m
const SHAPE = /components\["schemas"\]\["(\w+)"\]/g

/**
 * The types of every path and operation. A shape is not written a second time: it is the type of models.ts, so that
 * the API and the rest of the code speak of one and the same type.
 */
export async function apiTypes(document) {
  const nodes = await openapiTS(structuredClone(document), {
    alphabetize: false,
    defaultNonNullable: false,
    transform(_schema, { path }) {
      const name = COMPONENT.exec(path ?? '')?.[1]
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(`Models.${name}`)
    },
  })
  const body = astToString(nodes).replace(SHAPES, '').replaceAll(SHAPE, 'Models.$1')
  return `${BANNER}\nimport type * as Models from './models.ts'\n\n${body}`
}
