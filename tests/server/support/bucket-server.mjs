import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'pictures'
/** Those of the package. */
const KEY = 'S3RVER'

/** A server of this machine that speaks S3 and checks signatures. */
export async function bucketServer() {
  const directory = mkdtempSync(path.join(tmpdir(), 'vitrina-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    port,
    folder: path.join(directory, BUCKET),
    address: (way = {}) =>
      `http://${KEY}:${way.secret ?? KEY}@127.0.0.1:${way.port ?? port}/${way.bucket ?? BUCKET}/shop`,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
