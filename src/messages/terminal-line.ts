/**
 * A line as a terminal may show it: what others wrote (names, keys, addresses) never drives it.
 *
 * @returns the line with a blank for each control character
 */
export const terminalLine = (line: string): string => line.replaceAll(/\p{Cc}/gu, ' ')

/** The same of a text of several lines. */
export const terminalText = (text: string): string => text.split('\n').map(terminalLine).join('\n')
