import type { ThemePath } from '../theme/theme-path.ts'

/** Id of the control of a field. */
export const fieldId = (path: ThemePath): string => `field-${path.join('-')}`

/** Scrolls to the field of a path and focuses it. */
export function focusField(path: ThemePath): void {
  const control = document.getElementById(fieldId(path))
  control?.scrollIntoView({ block: 'center' })
  const target = control?.matches('input,select,textarea,button')
    ? control
    : control?.querySelector<HTMLElement>('input:checked,input,button')
  target?.focus({ preventScroll: true })
}
