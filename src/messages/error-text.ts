import type { ErrorCode } from '#generated/errors.ts'

const tryLater = 'No pudimos hacerlo ahora. Inténtalo de nuevo en unos minutos.'
const notFound = 'No lo encontramos. Puede que ya no exista.'
const badRequest = 'Revisa los datos e inténtalo de nuevo.'

/**
 * What a diner reads when a call fails with a code and the screen has no words of its own for it.
 * A record, so that a new code in the contract does not compile until it has a text. Quoted texts: diner spec §8,
 * delivery spec §8.
 */
export const errorText: Record<ErrorCode, string> = {
  // Requests the program should not have sent: the diner can only look at the data again.
  INVALID_REQUEST: badRequest,
  INVALID_JSON: badRequest,
  BODY_TOO_LARGE: badRequest,
  URI_TOO_LONG: badRequest,
  UNSUPPORTED_MEDIA_TYPE: badRequest,
  METHOD_NOT_ALLOWED: badRequest,
  NOT_ACCEPTABLE: badRequest,
  // Who is asking.
  UNAUTHENTICATED: 'Inicie sesión',
  FORBIDDEN: 'Acceso denegado o link expirado',
  SECURITY_CODE_WRONG: 'El código de seguridad es erróneo',
  // Things that are not there.
  NOT_FOUND: notFound,
  ALIAS_NOT_FOUND: 'No encontramos este local.',
  COMPANY_NOT_FOUND: 'No encontramos esta marca.',
  BRANCH_NOT_FOUND: 'No encontramos este local.',
  BRANCH_CONTACT_NOT_FOUND: 'No encontramos este local.',
  BRANCH_CONTACT_BLOCKED: 'Este local no está disponible en este momento.',
  ORDER_MODE_NOT_FOUND: 'Este menú no está disponible',
  COUNTRY_NOT_FOUND: notFound,
  ORDER_NOT_FOUND: 'No encontramos este pedido',
  CART_NOT_FOUND: 'No encontramos el pedido que habías empezado.',
  CUSTOMER_NOT_FOUND: notFound,
  PROGRAM_NOT_FOUND: notFound,
  REWARD_NOT_FOUND: notFound,
  RIDER_NOT_FOUND: notFound,
  SHIPMENT_NOT_FOUND: notFound,
  SURVEY_NOT_FOUND: notFound,
  TENANT_NOT_FOUND: notFound,
  FILE_NOT_FOUND: notFound,
  TILE_NOT_FOUND: notFound,
  // Things that changed meanwhile.
  IDEMPOTENCY_CONFLICT: 'Tu pedido cambió mientras lo enviabas. Revísalo y vuelve a enviarlo.',
  STATUS_CONFLICT: 'Esto cambió mientras lo mirabas. Actualiza la página.',
  EXPIRED_BY_OTHER: 'Otro repartidor ya tomó este envío',
  ALREADY_EXISTS: 'Ya existe.',
  // Refusals with a list of reasons; the list is shown beside.
  ORDER_REFUSED: 'Actualizamos tu pedido porque el menú cambió.',
  TENANT_INVALID: badRequest,
  DISCOUNT_REFUSED: 'No se encontró ningún descuento con el código ingresado.',
  PAYMENT_REFUSED: 'El pago no pudo ser procesado.',
  // Not now.
  RATE_LIMITED: 'Fueron muchos intentos seguidos. Espera un momento.',
  INTERNAL: tryLater,
  NOT_IMPLEMENTED: 'Esta función todavía no está disponible.',
  PROVIDER_FAILED: tryLater,
  UNAVAILABLE: tryLater,
}
