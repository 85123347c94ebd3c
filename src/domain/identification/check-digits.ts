/** Sum of digits times weights, both read from the left. */
const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * valueOf(digits, place), 0)

/** A digit, or a capital letter by its place after the digits in ASCII, as Brazil's numbers of 2026 count it. */
const valueOf = (text: string, place: number): number => text.charCodeAt(place) - '0'.charCodeAt(0)

/** Weights that repeat over a number from its right end. */
const fromRight = (length: number, cycle: readonly number[]): number[] =>
  Array.from({ length }, (_, place) => cycle[(length - 1 - place) % cycle.length] ?? 0)

const split = (text: string, checks = 1): readonly [body: string, check: string] => [
  text.slice(0, -checks),
  text.slice(-checks),
]

const TO_SEVEN = [2, 3, 4, 5, 6, 7]
const TO_NINE = [2, 3, 4, 5, 6, 7, 8, 9]

/** Argentina, CUIT. @source Resolución General (DGI) 3.692 and what python-stdnum ar.cuit computes */
export function isCuit(text: string): boolean {
  const [body, check] = split(text)
  return String((11 - (weighted(body, fromRight(10, TO_SEVEN)) % 11)) % 11) === check
}

/** Chile, RUT. @source Servicio de Impuestos Internos, "módulo 11" */
export function isChileanRut(text: string): boolean {
  const [body, check] = split(text)
  const rest = (11 - (weighted(body, fromRight(body.length, TO_SEVEN)) % 11)) % 11
  return (rest === 10 ? 'K' : String(rest)) === check
}

/** Uruguay, cédula of up to eight digits. @source Dirección Nacional de Identificación Civil, weights 2 9 8 7 6 3 4 */
export function isUruguayanCi(text: string): boolean {
  const [body, check] = split(text.padStart(8, '0'))
  return String((10 - (weighted(body, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10) === check
}

/** Uruguay, RUT of twelve digits. @source Dirección General Impositiva, as python-stdnum uy.rut computes it */
export function isUruguayanRut(text: string): boolean {
  const [body, check] = split(text)
  return String((11 - (weighted(body, fromRight(11, TO_NINE)) % 11)) % 11) === check
}

/** Brazil, CPF. @source Receita Federal; numbers of one repeated digit fit and are never given out */
export function isCpf(text: string): boolean {
  const [body, checks] = split(text, 2)
  return !/^(\d)\1+$/.test(text) && brazilian(body, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) === checks
}

/** Brazil, CNPJ, since July 2026 also with letters. @source Instrução Normativa RFB 2.229/2024 */
export function isCnpj(text: string): boolean {
  const [body, checks] = split(text, 2)
  return !/^(\d)\1+$/.test(text) && brazilian(body, TO_NINE) === checks
}

/** Two check digits, the second one over the first, too. */
function brazilian(body: string, cycle: readonly number[]): string {
  const next = (text: string) => {
    const rest = weighted(text, fromRight(text.length, cycle)) % 11
    return text + String(rest < 2 ? 0 : 11 - rest)
  }
  return next(next(body)).slice(-2)
}

const PRIMES = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/** Colombia, NIT with its check digit. @source Orden Administrativa 4 of 1989 of the DIAN */
export function isNit(text: string): boolean {
  const [body, check] = split(text)
  const rest = weighted(body, fromRight(body.length, PRIMES)) % 11
  return String(rest < 2 ? rest : 11 - rest) === check
}

/** Peru, RUC. @source SUNAT, "módulo 11" */
export function isPeruvianRuc(text: string): boolean {
  const [body, check] = split(text)
  return String((11 - (weighted(body, fromRight(10, TO_SEVEN)) % 11)) % 10) === check
}

/** Paraguay, RUC with its check digit. @source SET, "módulo 11" of base 11 */
export function isParaguayanRuc(text: string): boolean {
  const [body, check] = split(text)
  const weights = Array.from({ length: body.length }, (_, place) => body.length + 1 - place)
  return String(((11 - (weighted(body, weights) % 11)) % 11) % 10) === check
}

const RIF_LETTERS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20, C: 12 }

/** Venezuela, RIF. @source SENIAT, as python-stdnum ve.rif computes it; C (communal councils) counts as J */
export function isRif(text: string): boolean {
  const letter = RIF_LETTERS[text.slice(0, 1)]
  const [body, check] = split(text.slice(1))
  if (letter === undefined) return false
  const rest = 11 - ((letter + weighted(body, [3, 2, 7, 6, 5, 4, 3, 2])) % 11)
  return String(rest > 9 ? 0 : rest) === check
}

/** Ecuador, cédula. @source Registro Civil, "módulo 10"; provinces 1 to 24, and 30 for who lives abroad */
export function isEcuadorianCi(text: string): boolean {
  const province = Number(text.slice(0, 2))
  const [body, check] = split(text)
  const sum = body.split('').reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  const isPlace = (province >= 1 && province <= 24) || province === 30
  return isPlace && String((10 - (sum % 10)) % 10) === check
}

/**
 * Ecuador, RUC: of a person the cédula and the number of the establishment. Those of companies and public bodies are
 * judged by their form alone: the SRI gives out numbers whose check digit does not fit.
 */
export const isEcuadorianRuc = (text: string): boolean =>
  Number(text.charAt(2)) >= 6 || isEcuadorianCi(text.slice(0, 10))
