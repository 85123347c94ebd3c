/**
 * Puts values into a rule's text, numbers as they are written in Spanish: cut after two digits, so that 4.499 never
 * reads as the 4,5 that it misses.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'number' ? String(Math.trunc(value * 100) / 100).replace('.', ',') : (value ?? '')
  })
}
