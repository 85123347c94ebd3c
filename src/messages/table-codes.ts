import { textsOf } from './texts-of.ts'

/** Texts of `vitrina qr`, on table codes, the print page and the terminal. */
const tableCodes = {
  // Under a code.
  table: 'Mesa {number}',
  // Above a code on the print page.
  scan: 'Escanea y pide desde tu mesa',
  // Above the codes, on screen only.
  title: 'Códigos de las mesas de {name}',
  print:
    'Imprime en A4 al 100 % y corta por las líneas. Prueba un código con tu teléfono antes de repartirlos.',
  // At the terminal.
  written: '{count} códigos y una página para imprimir: {file}',
} as const

/** A text of table codes. */
export const tableCodesText = textsOf(tableCodes)

/** 'Mesa 12', and 'Barra' for a place that has a name. */
export const tableName = (number: string): string =>
  /^\d/.test(number) ? tableCodesText('table', { number }) : number
