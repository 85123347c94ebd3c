/**
 * A picture that cannot be used: says which file, what was found in it and what was expected.
 * Thrown by every function of this folder; a tenant with such a picture is refused.
 */
export declare class ImageFault extends Error {
  constructor(file: string, found: string, expected: string, cause?: unknown)
  readonly name: 'ImageFault'
  readonly file: string
  readonly found: string
  readonly expected: string
}
