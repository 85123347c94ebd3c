/**
 * The mark of a draft: every alias of it, and every id that is derived from one, holds a tilde and a token. No plain
 * alias has a tilde, so a draft can be told from what is published by its name alone.
 */

/** Characters of a token: 25 bytes in the lower-case base 32 of RFC 4648. */
export const MARK_TOKEN_LENGTH = 40

const MARK = new RegExp(`~([a-z2-7]{${MARK_TOKEN_LENGTH}})`)

/**
 * The token of the mark in a text, at any place.
 * @param text - an alias, an id, or an address after percent-decoding
 * @returns undefined without a mark
 * @source assumed: issue 5 asks for links that "create no order or event" and leaves their form open
 */
export const markIn = (text: string): string | undefined => MARK.exec(text)?.[1]
