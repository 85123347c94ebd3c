import { counted } from './counted.ts'

/** Texts of `vitrina check` around its findings. */
export const checkTexts = {
  broken: 'no se puede publicar',
  doubtful: 'se puede publicar',
  fine: 'bien',
  fault: 'error',
  remark: 'aviso',
  sum: (folders: number, faults: number, remarks: number): string =>
    [
      counted(folders, 'carpeta revisada', 'carpetas revisadas'),
      counted(faults, 'error', 'errores'),
      counted(remarks, 'aviso', 'avisos'),
    ].join(', '),
  themeStatus: { accepted: 'aceptado', repaired: 'corregido', rejected: 'rechazado' },
  themeLevel: { error: 'error', warning: 'aviso', info: 'nota' },
}
