import { readFile } from 'node:fs/promises'
import { ImageFault } from './image-fault.mjs'

/**
 * The bytes of a picture.
 *
 * @param {string} file
 * @errors throws ImageFault when it was deleted since its folder was read
 */
export const readPicture = (file) =>
  readFile(file).catch((error) => {
    throw error.code === 'ENOENT'
      ? new ImageFault(file, 'no such file', 'SVG, WebP, PNG, JPEG or AVIF', error)
      : error
  })
