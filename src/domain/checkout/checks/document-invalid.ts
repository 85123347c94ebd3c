import { DOCUMENT_MAX_LENGTH, DOCUMENT_MIN_LENGTH } from '#domain/defaults.ts'
import type { CheckoutCheck } from '../check.ts'
import { isBlank, stripDocument } from '../form.ts'

/**
 * 'Ingrese un documento valido'
 * Judged as stripped; a text of nothing but signs was given too, and has no characters.
 *
 * @errors DOCUMENT_INVALID
 * @source diner spec §5 checkout table, row 7 "Document given but not 7 to 11 characters"
 */
export const documentInvalid: CheckoutCheck = (form) => {
  const { length } = stripDocument(form.document)
  const wrong = !isBlank(form.document) && (length < DOCUMENT_MIN_LENGTH || length > DOCUMENT_MAX_LENGTH)
  return wrong ? { code: 'DOCUMENT_INVALID', field: 'document' } : undefined
}
