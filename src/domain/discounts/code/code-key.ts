/**
 * What two spellings of one code have in common: case and spaces around do not matter.
 * @param text - as typed or as configured
 * @source assumed: people type codes as they remember them
 */
export const codeKey = (text: string): string => text.trim().toUpperCase()
