/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { ErrorCode } from './models.ts'

export type { ErrorCode } from './models.ts'

/** What one error code means. */
export interface ErrorMeaning {
  /** HTTP status of the answer. */
  readonly status: number
  /** The error in a few words, for developers; texts for diners are in src/messages. */
  readonly title: string
}

/** Every error code of the contract. */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, title: "The request does not have the described shape" },
  INVALID_JSON: { status: 400, title: "The body is not valid JSON" },
  UNAUTHENTICATED: { status: 401, title: "A bearer token is missing or not accepted" },
  FORBIDDEN: { status: 403, title: "The token does not allow this" },
  DRAFT_READ_ONLY: { status: 403, title: "Nothing can be created through a draft" },
  NOT_FOUND: { status: 404, title: "There is nothing at this address" },
  ALIAS_NOT_FOUND: { status: 404, title: "No published venue has this alias" },
  COMPANY_NOT_FOUND: { status: 404, title: "No company has this id" },
  BRANCH_NOT_FOUND: { status: 404, title: "No branch has this id" },
  BRANCH_CONTACT_NOT_FOUND: { status: 404, title: "No branch contact has this id" },
  BRANCH_CONTACT_BLOCKED: { status: 403, title: "The branch contact is blocked" },
  ORDER_NOT_OWN: { status: 403, title: "The order was placed elsewhere and its phone is not proven" },
  PHONE_NOT_PROVEN: { status: 403, title: "The phone must be proven first" },
  ORDER_MODE_NOT_FOUND: { status: 404, title: "No order mode has this id" },
  COUNTRY_NOT_FOUND: { status: 404, title: "The country is not served" },
  ORDER_NOT_FOUND: { status: 404, title: "No order has this code" },
  CART_NOT_FOUND: { status: 404, title: "No cart was left by this phone" },
  CUSTOMER_NOT_FOUND: { status: 404, title: "No customer has this phone" },
  PROGRAM_NOT_FOUND: { status: 404, title: "The branch has no loyalty programme" },
  REWARD_NOT_FOUND: { status: 404, title: "No reward has this id" },
  RIDER_NOT_FOUND: { status: 404, title: "No rider has this phone or id" },
  SHIPMENT_NOT_FOUND: { status: 404, title: "No shipment has this id" },
  SURVEY_NOT_FOUND: { status: 404, title: "There is no survey" },
  TENANT_NOT_FOUND: { status: 404, title: "No tenant has this alias" },
  DRAFT_NOT_FOUND: { status: 404, title: "No draft has this id" },
  FILE_NOT_FOUND: { status: 404, title: "No file has this name" },
  TILE_NOT_FOUND: { status: 404, title: "The map has no such tile" },
  METHOD_NOT_ALLOWED: { status: 405, title: "The address does not take this method" },
  NOT_ACCEPTABLE: { status: 406, title: "The answer cannot be given in the wanted type" },
  KEY_NOT_GRANTED: { status: 409, title: "The venue has not yet allowed a delivery without the key" },
  IDEMPOTENCY_CONFLICT: { status: 409, title: "The idempotency key was used with another body" },
  STATUS_CONFLICT: { status: 409, title: "The thing is not in a state that allows this" },
  EXPIRED_BY_OTHER: { status: 409, title: "Another rider took the shipment" },
  ALREADY_EXISTS: { status: 409, title: "It already exists" },
  DRAFT_CHANGED: { status: 409, title: "Somebody changed the draft meanwhile" },
  DRAFT_LIMIT: { status: 409, title: "There are too many drafts or links already" },
  TENANT_CHANGED: { status: 409, title: "The tenant's folder changed since the draft was made" },
  BODY_TOO_LARGE: { status: 413, title: "The body is too large" },
  URI_TOO_LONG: { status: 414, title: "The address is too long" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: "The body must be JSON" },
  ORDER_REFUSED: { status: 422, title: "The order differs from what the venue offers now" },
  TENANT_INVALID: { status: 422, title: "The tenant folder was refused" },
  DRAFT_REFUSED: { status: 422, title: "The draft has errors" },
  THEME_REJECTED: { status: 422, title: "The theme was rejected" },
  DISCOUNT_REFUSED: { status: 422, title: "The code gives no discount" },
  PAYMENT_REFUSED: { status: 422, title: "The payment was refused" },
  SECURITY_CODE_WRONG: { status: 400, title: "The security code is wrong" },
  ONE_TIME_CODE_WRONG: { status: 422, title: "The one-time code is wrong" },
  ONE_TIME_CODE_EXPIRED: { status: 422, title: "The one-time code can no longer be used" },
  RATE_LIMITED: { status: 429, title: "Too many requests" },
  INTERNAL: { status: 500, title: "The server failed" },
  PROVIDER_FAILED: { status: 502, title: "A provider behind the server failed" },
  UNAVAILABLE: { status: 503, title: "The server cannot answer now" },
  FOLDER_NOT_WRITABLE: { status: 503, title: "The folder of the tenants cannot be written" },
} as const satisfies Record<ErrorCode, ErrorMeaning>

/** Every error code, in the order of schemas/errors.yaml; apart from the table, whose titles no browser needs. */
export const ERROR_CODES: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'INVALID_JSON',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'DRAFT_READ_ONLY',
  'NOT_FOUND',
  'ALIAS_NOT_FOUND',
  'COMPANY_NOT_FOUND',
  'BRANCH_NOT_FOUND',
  'BRANCH_CONTACT_NOT_FOUND',
  'BRANCH_CONTACT_BLOCKED',
  'ORDER_NOT_OWN',
  'PHONE_NOT_PROVEN',
  'ORDER_MODE_NOT_FOUND',
  'COUNTRY_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'CART_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'PROGRAM_NOT_FOUND',
  'REWARD_NOT_FOUND',
  'RIDER_NOT_FOUND',
  'SHIPMENT_NOT_FOUND',
  'SURVEY_NOT_FOUND',
  'TENANT_NOT_FOUND',
  'DRAFT_NOT_FOUND',
  'FILE_NOT_FOUND',
  'TILE_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'KEY_NOT_GRANTED',
  'IDEMPOTENCY_CONFLICT',
  'STATUS_CONFLICT',
  'EXPIRED_BY_OTHER',
  'ALREADY_EXISTS',
  'DRAFT_CHANGED',
  'DRAFT_LIMIT',
  'TENANT_CHANGED',
  'BODY_TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'ORDER_REFUSED',
  'TENANT_INVALID',
  'DRAFT_REFUSED',
  'THEME_REJECTED',
  'DISCOUNT_REFUSED',
  'PAYMENT_REFUSED',
  'SECURITY_CODE_WRONG',
  'ONE_TIME_CODE_WRONG',
  'ONE_TIME_CODE_EXPIRED',
  'RATE_LIMITED',
  'INTERNAL',
  'PROVIDER_FAILED',
  'UNAVAILABLE',
  'FOLDER_NOT_WRITABLE',
]

/** Whether a value is an error code of the contract. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value)
}
