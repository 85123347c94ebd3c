import type { StoredFiles } from './stored-files.d.mts'

/** A bucket does not answer in time, or answers with something else than what was asked of it. Tells no secret. */
export declare class BucketFault extends Error {}

/**
 * Files in a bucket that speaks S3. Whether all are there is asked of the records of their pictures alone, which are
 * written last.
 *
 * @param address - `https://KEY:SECRET@HOST/BUCKET`, with a folder behind it or not; `?region=` where it has one
 * @param timeoutMs - for one file
 * @errors {@link BucketFault}
 */
export declare function bucketFiles(address: string, timeoutMs?: number): StoredFiles
