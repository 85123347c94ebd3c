import { AwsClient } from 'aws4fetch'

/** A page waits for its pictures. */
const TIMEOUT_MS = 5_000
const REGION = 'us-east-1'
/** Maximum concurrent requests. */
const AT_ONCE = 16

/** A bucket does not respond in time or gives an unexpected response. The message contains no secret. */
export class BucketFault extends Error {
  name = 'BucketFault'
}

/**
 * Files in an S3-compatible bucket. Whether all exist is checked by their pictures' records alone, which are written
 * last.
 *
 * @param {string} address - `https://KEY:SECRET@HOST/BUCKET`, optionally with a folder; `?region=` where needed
 * @param {number} timeoutMs - for one file
 * @returns {import('./stored-files.mjs').StoredFiles}
 * @errors {@link BucketFault}
 */
export function bucketFiles(address, timeoutMs = TIMEOUT_MS) {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? REGION,
    // the caller may retry
    retries: 0,
  })
  const folder = `${origin}${pathname.replace(/\/$/, '')}`

  /** @returns the body, or undefined when there is no such file */
  async function ask(name, init = {}) {
    const url = `${folder}/${name}`
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await client.fetch(url, { ...init, redirect: 'error', signal })
      const body = Buffer.from(await answer.arrayBuffer())
      if (answer.ok) return body
      if (answer.status === 404 && !isBucketGone(body)) return undefined
      throw new BucketFault(`The bucket of the pictures answered ${answer.status} for ${url}`)
    } catch (error) {
      if (error instanceof BucketFault) throw error
      throw new BucketFault(`The bucket of the pictures does not answer for ${url}`, { cause: error })
    }
  }

  return {
    read: (name) => ask(name),
    async write(name, bytes) {
      if ((await ask(name, { method: 'PUT', body: bytes })) === undefined)
        throw new BucketFault(`The bucket of the pictures is not at ${folder}`)
    },
    async haveAll(names) {
      const records = [...new Set(names.map(recordOf))]
      for (let at = 0; at < records.length; at += AT_ONCE) {
        const found = await Promise.all(records.slice(at, at + AT_ONCE).map((name) => ask(name)))
        if (found.includes(undefined)) return false
      }
      return true
    },
  }
}

/** A missing bucket gives the same status as a missing file; only the code differs. */
const isBucketGone = (body) => body.includes('NoSuchBucket')

/** Name of the record of a picture, or of the icons made from it. */
const recordOf = (name) =>
  name.replace(/^([0-9a-f]+)(-icon)?.*$/, (_, hash, icon) => `${hash}${icon ? '-icons' : ''}.json`)
