import type { Image } from '#generated/models.ts'

/**
 * Widths a picture is made in; those above the width of the original are left out.
 * @units pixels
 * @source assumed: thumbnails of 96 CSS px up to a full-width banner, each at one to two device pixels
 */
export declare const VARIANT_WIDTHS: readonly number[]

/**
 * Makes the sized files of one picture in `outDir`, or finds them made: `<hash>-<width>.webp` and `.avif`.
 * An SVG is checked first.
 *
 * @param sourceFile - SVG, WebP, PNG, JPEG or AVIF
 * @param outDir - folder served at /files/; made when missing
 * @errors throws ImageFault when the file is no picture, is damaged, or is an SVG with more than shapes in it
 */
export declare function makeVariants(sourceFile: string, outDir: string): Promise<Image>
