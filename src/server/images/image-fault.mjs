/**
 * A picture that cannot be used: says which file, what was found in it and what was expected.
 * Thrown by every function of this folder; a tenant with such a picture is refused.
 */
export class ImageFault extends Error {
  /**
   * @param {string} file path of the picture
   * @param {string} found what the file holds
   * @param {string} expected what it should hold
   * @param {unknown} [cause] error of the decoder, if any
   */
  constructor(file, found, expected, cause) {
    super(`${file}: found ${found}, expected ${expected}`, { cause })
    this.name = 'ImageFault'
    this.file = file
    this.found = found
    this.expected = expected
  }
}
