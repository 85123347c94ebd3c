/**
 * Name of a picture: 80 bits of the hash of its bytes and of the way it is treated, as 20 hex digits.
 * The same bytes always get the same name, so a file under this name may be cached for ever.
 */
export declare function contentHash(bytes: Uint8Array): string
