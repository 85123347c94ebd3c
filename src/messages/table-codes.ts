import { textsOf } from './texts-of.ts'

/** What `vitrina qr` writes on the codes of the tables and on the page to print, and says at the terminal. */
const tableCodes = {
  // Under a code.
  table: 'Mesa {number}',
  // Over a code on the page to print.
  scan: 'Escanea y pide desde tu mesa',
  // Above the codes, on the screen alone.
  title: 'Códigos de las mesas de {name}',
  print:
    'Imprime en A4 al 100 % y corta por las líneas. Prueba un código con tu teléfono antes de repartirlos.',
  // At the terminal.
  written: '{count} códigos y una página para imprimir: {file}',
} as const

/** A text of the codes on the tables. */
export const tableCodesText = textsOf(tableCodes)

/** 'Mesa 12', and 'Barra' for a place that has a name. */
export const tableName = (number: string): string =>
  /^\d/.test(number) ? tableCodesText('table', { number }) : number
