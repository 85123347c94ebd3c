/**
 * Refuses an SVG that holds anything but shapes, gradients and references inside itself: no script, no
 * foreignObject, no event handler, no style sheet, no link to elsewhere, no doctype.
 *
 * @param source - text of the file
 * @param file - name used in the fault
 * @errors throws ImageFault with the first thing found that is not on the list
 * @source assumed: logos come from restaurants and are shown on our own origin, so they are untrusted
 */
export declare function checkSvg(source: string, file: string): void
