/** Writes a file whole: under another name first, then renamed, so that nobody ever reads half of it. */
export declare function writeWhole(outDir: string, name: string, bytes: Uint8Array | string): Promise<void>

/**
 * The record of a picture made before. It is written after the picture's files, so its presence means that
 * all of them are there; a missing or damaged record answers undefined and the picture is made again.
 */
export declare function readRecord<T>(outDir: string, name: string): Promise<T | undefined>
