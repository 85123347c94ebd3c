/** Where the sized pictures lie, under names that a content gives them: what has a name never changes. */
export type StoredFiles = {
  /** undefined when there is none of this name */
  read(name: string): Promise<Buffer | undefined>
  /** All of it or nothing: nobody ever reads half of it. */
  write(name: string, bytes: Uint8Array | string): Promise<void>
  /** Whether none of these is missing. */
  haveAll(names: readonly string[]): Promise<boolean>
}

/** Whether a place of files is a bucket: its address begins as those of the web do, and a folder does not. */
export declare function isBucket(place: string): boolean

/**
 * The files at a place.
 *
 * @param place - a folder, made when it is missing, or the address of a bucket, see {@link isBucket}
 * @errors BucketFault for a bucket that cannot answer; those of the system where a folder cannot be written
 */
export declare function filesAt(place: string): StoredFiles

/** Writes a file whole. */
export declare function writeWhole(place: string, name: string, bytes: Uint8Array | string): Promise<void>

/**
 * The record of a picture made before. It is written after the picture's files, so its presence means that
 * all of them are there; a missing or damaged record answers undefined and the picture is made again.
 */
export declare function readRecord<T>(place: string, name: string): Promise<T | undefined>
