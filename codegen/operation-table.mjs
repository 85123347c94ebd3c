import { BANNER } from './banner.mjs'
import { operationsOf } from './bundle.mjs'

/** The table of operations: how each is called and what it may answer. */
export function operationTable(document) {
  const rows = operationsOf(document).map((operation) => {
    const named = (where) => operation.parameters.filter((one) => one.in === where).map((one) => one.name)
    const row = {
      method: operation.method.toUpperCase(),
      path: operation.path,
      pathParams: named('path'),
      queryParams: named('query'),
      headerParams: named('header'),
      body: operation.requestBody !== undefined,
      tag: operation.tags[0],
      ours: operation['x-ours'] === true,
      transport: operation['x-transport'] ?? 'http',
      errorCodes: operation['x-error-codes'] ?? [],
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return `${BANNER}
import type { ErrorCode } from './models.ts'

/** How one operation is called. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path as in the contract, with {name} for parameters. */
  readonly path: string
  readonly pathParams: readonly string[]
  readonly queryParams: readonly string[]
  readonly headerParams: readonly string[]
  /** Whether it takes a JSON body. */
  readonly body: boolean
  readonly tag: string
  /** Whether it is our addition to the call tables of the specification. */
  readonly ours: boolean
  readonly transport: 'http' | 'websocket'
  /** Codes that the operation names besides the general ones. */
  readonly errorCodes: readonly ErrorCode[]
}

/** Every operation of the contract by its operationId. */
export const OPERATIONS = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>

/** Name of an operation. */
export type OperationId = keyof typeof OPERATIONS

/** Names of all operations, in the order of the contract. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[]
`
}
