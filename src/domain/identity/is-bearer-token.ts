/**
 * Whether a typed text is allowed in an Authorization header: printable ASCII without blanks. Other texts are no
 * tokens, and would make the request itself throw.
 * @source RFC 9110 §5.5; RFC 6750 §2.1 allows less, and the server knows its own tokens
 */
export const isBearerToken = (typed: string): boolean => /^[\x21-\x7e]+$/.test(typed)
