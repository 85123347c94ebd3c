/** One entry of `icons` in a web manifest. */
export type ManifestIcon = { src: string; sizes: string; type: 'image/png' }

/**
 * PNG icons of 192 and 512 px for the web manifest and the touch icon, made from the square icon of a tenant or
 * found made.
 *
 * @param svgFile - square SVG, full bleed, its drawing within the inner 80 % (so that it can be masked)
 * @param outDir - folder served at /files/
 * @errors throws ImageFault like makeVariants
 */
export declare function makeIcons(svgFile: string, outDir: string): Promise<ManifestIcon[]>
