import { isPoint, type Point } from '#domain/geo/distance.ts'

/** What the address modal collects, as typed; the names are the specification's. `coordinates` come from map or device. */
export type AddressInput = {
  direccion: string
  aclaraciones: string
  entrecalles: string
  postalCode: string
  city: string
  province: string
  coordinates?: Point
}

/** `complex` asks postal code, city and province too: the branch has complex inputs and the tab is the coordinates one. */
export type AddressInputMode = 'simple' | 'complex'

/** The modal's two tabs: 'Mi dirección' and 'Mi ubicación'. */
export type AddressTab = 'address' | 'location'

/** An empty address; switching tab resets to it. @source diner spec §4 "switching tab resets all typed values" */
export const emptyAddressInput: AddressInput = {
  direccion: '',
  aclaraciones: '',
  entrecalles: '',
  postalCode: '',
  city: '',
  province: '',
}

/** Which inputs a tab asks for. @source diner spec §5 "Complex mode on the coordinates tab" */
export const addressInputMode = (complexAddressInputs: boolean, tab: AddressTab): AddressInputMode =>
  complexAddressInputs && tab === 'location' ? 'complex' : 'simple'

/** What is wrong with an address input, in the order of the form. */
export type AddressIssue = {
  field: 'direccion' | 'postalCode' | 'city' | 'province' | 'entrecalles'
  code: AddressIssueCode
}

/**
 * `STREET_REQUIRED` 'Ingrese una dirección', `BETWEEN_STREETS_REQUIRED` 'Ingrese entrecalles',
 * `FIELDS_REQUIRED` 'Asegúrese de completar todos los campos obligatorios'.
 */
export type AddressIssueCode = 'STREET_REQUIRED' | 'BETWEEN_STREETS_REQUIRED' | 'FIELDS_REQUIRED'

/** How an address is validated. */
export type AddressRules = { mode: AddressInputMode; betweenStreetsRequired: boolean }

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * Whether an address input may be saved.
 * @returns every issue, first the one whose message is shown
 * @errors STREET_REQUIRED, BETWEEN_STREETS_REQUIRED, FIELDS_REQUIRED
 * @source diner spec §5 "Address"
 */
export function validateAddress(
  input: AddressInput,
  rules: AddressRules,
): { ok: true } | { ok: false; issues: AddressIssue[] } {
  const issues: AddressIssue[] = []
  if (rules.mode === 'complex') {
    for (const field of ['direccion', 'postalCode', 'city', 'province'] as const) {
      if (isBlank(input[field])) issues.push({ field, code: 'FIELDS_REQUIRED' })
    }
  } else if (isBlank(input.direccion)) issues.push({ field: 'direccion', code: 'STREET_REQUIRED' })
  if (rules.betweenStreetsRequired && isBlank(input.entrecalles)) {
    issues.push({ field: 'entrecalles', code: 'BETWEEN_STREETS_REQUIRED' })
  }
  return issues.length === 0 ? { ok: true } : { ok: false, issues }
}

/**
 * The address in one line: direccion, postal code, city and province joined by commas, empty ones left out.
 * Simple inputs have only the first.
 * @source diner spec §3 "formatted_address"
 */
export const formattedAddress = (input: AddressInput, mode: AddressInputMode = 'complex'): string =>
  (mode === 'complex' ? [input.direccion, input.postalCode, input.city, input.province] : [input.direccion])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/**
 * The coordinates of an input, when they are any.
 * @source delivery spec §2 "missing or zero coordinates are dropped"
 */
export const inputPoint = (input: AddressInput): Point | undefined =>
  isPoint(input.coordinates) ? input.coordinates : undefined
