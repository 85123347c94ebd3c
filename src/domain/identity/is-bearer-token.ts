/**
 * Whether a typed text can stand in an Authorization header: printable ASCII without blanks. What no header can carry is no
 * token, and would make the call itself throw.
 * @source RFC 9110 §5.5; RFC 6750 §2.1 allows less, and the server knows its own tokens
 */
export const isBearerToken = (typed: string): boolean => /^[\x21-\x7e]+$/.test(typed)
