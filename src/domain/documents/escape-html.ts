const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A text as it may stand between tags and in quoted attributes of HTML.
 * @source design "no string from outside reaches HTML as it is"
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
