/**
 * A line as a terminal may show it: what others wrote (names, keys, addresses) never drives it, nor turns its order around.
 * @returns the line with a blank for each control character, and without marks of direction
 */
export const terminalLine = (line: string): string =>
  line.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** The same of a text of several lines. */
export const terminalText = (text: string): string => text.split('\n').map(terminalLine).join('\n')
