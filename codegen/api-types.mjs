import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { BANNER } from './banner.mjs'

const COMPONENT = /^#\/components\/schemas\/([A-Za-z0-9]+)$/

/**
 * The types of every path and operation. A shape is not written a second time: it is the type of models.ts, so that
 * the API and the rest of the code speak of one and the same type.
 */
export async function apiTypes(document) {
  const names = Object.keys(document.components.schemas)
  const nodes = await openapiTS(structuredClone(document), {
    alphabetize: false,
    defaultNonNullable: false,
    transform(_schema, { path }) {
      const name = COMPONENT.exec(path ?? '')?.[1]
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(`Models.${name}`)
    },
  })
  const body = astToString(nodes)
  for (const name of names)
    if (!body.includes(`Models.${name}`))
      throw new Error(`api.ts does not take the shape ${name} from models.ts`)
  return `${BANNER}\nimport type * as Models from './models.ts'\n\n${body}`
}
