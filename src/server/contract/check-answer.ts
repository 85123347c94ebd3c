import type { Operation } from './document.ts'
import type { Check, Validators } from './validators.ts'

/** An answer that violates the contract: a bug of the server, never the caller's fault. */
export class ContractViolation extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ContractViolation'
  }
}

export type AnswerCheck = (status: number, contentType: string, body: unknown) => void

/** Builds the check of an operation's answers, including status codes. Expensive: for tests and staging. */
export function answerCheck(operation: Operation, validators: Validators): AnswerCheck {
  const compiled = new Map<string, Check>()
  for (const [status, answer] of Object.entries(operation.responses)) {
    for (const [type, media] of Object.entries(answer.content ?? {})) {
      if (media.schema !== undefined && type.endsWith('json')) {
        compiled.set(`${status} ${type}`, validators.forAnswer(media.schema))
      }
    }
  }
  return (status, contentType, body) => {
    const declared = operation.responses[status] ?? operation.responses.default
    if (declared === undefined)
      throw new ContractViolation(`${operation.id}: status ${status} is not described`)
    const type = contentType.split(';')[0] ?? ''
    const content = declared.content ?? {}
    if (body !== undefined && !(type in content)) {
      throw new ContractViolation(`${operation.id}: ${status} with ${type} is not described`)
    }
    const key = operation.responses[status] === undefined ? 'default' : String(status)
    const check = compiled.get(`${key} ${type}`)
    const errors = (check?.(body) ?? []).map((error) => `${error.path} ${error.message}`)
    if (errors.length === 0) return
    throw new ContractViolation(`${operation.id}: ${status} breaks the contract: ${errors.join('; ')}`)
  }
}
