import { utf8Text } from '#domain/documents/utf8-text.ts'

/**
 * The text of a file: by its mark at the start, else UTF-8, else Windows-1252, which old spreadsheets write.
 * @errors none: every byte is a character of Windows-1252
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return (
    utf8Text(bytes) ??
    new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009F]/g, windowsCharacter)
  )
}

/** Characters of Windows-1252 from 0x80 on; gaps stay what they are. Node 20 reads them as Latin-1. @source encoding.spec.whatwg.org/index-windows-1252.txt */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const windowsCharacter = (char: string): string => WINDOWS[char.charCodeAt(0) - 0x80] ?? char
