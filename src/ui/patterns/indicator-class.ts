/** Class of an indicator's colours, made of the id so that nothing but letters, digits, `-` and `_` reaches the CSS. */
export function indicatorClass(id: string): string {
  return `ind-${id.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}_`)}`
}
