/**
 * Makes a line safe for a terminal: foreign text (names, keys, addresses) cannot control it or change its text
 * direction.
 * @returns the line with control characters replaced by spaces, and without direction marks
 */
export const terminalLine = (line: string): string =>
  line.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** The same for several lines. */
export const terminalText = (text: string): string => text.split('\n').map(terminalLine).join('\n')
