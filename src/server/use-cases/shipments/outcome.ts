import type { ErrorCode } from '#generated/models.ts'

/** Why a rider's call is refused. */
type RefusalCode = Extract<
  ErrorCode,
  | 'SHIPMENT_NOT_FOUND'
  | 'FORBIDDEN'
  | 'EXPIRED_BY_OTHER'
  | 'STATUS_CONFLICT'
  | 'IDEMPOTENCY_CONFLICT'
  | 'SECURITY_CODE_WRONG'
  | 'KEY_NOT_GRANTED'
  | 'KEY_LOCKED'
  | 'UNAUTHENTICATED'
>
export type Refusal = { ok: false; code: RefusalCode; detail?: string }
export type Outcome<T> = { ok: true; value: T } | Refusal

export const refuse = (code: RefusalCode, detail?: string): Refusal => ({ ok: false, code, detail })
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

/** A row that a lock was to keep as it was has changed: a wiring fault. */
export class ChangedUnderLockError extends Error {
  override readonly name = 'ChangedUnderLockError'

  constructor(what: string, id: string) {
    super(`The ${what} ${id} changed while its orders were locked`)
  }
}
