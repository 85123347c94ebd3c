import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { BucketFault, bucketFiles } from '#server/images/bucket-files.mjs'
import { tenants } from '#server/db/schema/tenants.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { bucketServer } from './support/bucket-server.mjs'
import { loopbackProxy, type LoopbackProxy } from './support/loopback-proxy.ts'
import { besideApp, callApp, FIXTURE_TENANTS, testApp, type TestApp } from './support/test-app.ts'

let bucket: Awaited<ReturnType<typeof bucketServer>>
let proxy: LoopbackProxy
let tenantsDir: string
let server: TestApp
beforeAll(async () => {
  bucket = await bucketServer()
  proxy = await loopbackProxy({ host: '127.0.0.1', port: bucket.port })
  tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  for (const alias of ['_base', 'bistro'])
    cpSync(join(FIXTURE_TENANTS, alias), join(tenantsDir, alias), { recursive: true })
  mkdirSync(join(tenantsDir, 'bistro/assets'))
  drawLogo('#f00')
  const theme = join(tenantsDir, 'bistro/theme.json')
  const known = JSON.parse(readFileSync(theme, 'utf8')) as object
  writeFileSync(theme, JSON.stringify({ ...known, logos: { custom: 'logo.svg', icon: 'logo.svg' } }))
  server = await testApp({ tenantsDir, imagesDir: bucket.address({ port: proxy.port }) })
})
afterAll(async () => {
  await server.close()
  await proxy.close()
  await bucket.close()
  rmSync(tenantsDir, { recursive: true })
})

const apply = (imagesDir = server.config.imagesDir) =>
  applyTenants(server.store, { tenantsDir, imagesDir, clock: () => server.time.now })

const applied = () => server.store.db.select().from(tenants).orderBy(tenants.alias)

/** Addresses of the pictures of all tenants. */
async function pictures(): Promise<string[]> {
  return (await applied()).flatMap(({ presentation }) => presentation.files)
}

const drawLogo = (color: string) =>
  writeFileSync(
    join(tenantsDir, 'bistro/assets/logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="${color}" d="M0 0h96v96z"/></svg>`,
  )

describe('pictures in a bucket', () => {
  test('what one process made another serves, and nothing is made twice', async () => {
    const [url = ''] = await pictures()
    const beside = await besideApp(server)
    const [own, other] = [await server.app.inject(url), await beside.app.inject(url)]
    await beside.close()
    expect(own.statusCode).toBe(200)
    expect(own.headers['content-type']).toBe('image/webp')
    expect(other.rawPayload).toEqual(own.rawPayload)
    expect((await apply()).changed).toEqual([])
    const missing = await server.call<Problem>('GET', '/files/0123456789abcdef-96.webp')
    expect([missing.status, missing.body.code]).toEqual([404, 'FILE_NOT_FOUND'])
  })

  test('another bucket is filled at the next start', async () => {
    const other = bucket.address().replace('/shop', '/next')
    expect((await apply(other)).unchanged).toEqual([])
    expect((await apply(other)).changed).toEqual([])
    const [url = ''] = await pictures()
    const name = url.replace('/files/', '')
    expect(await bucketFiles(other).read(name)).toEqual(await bucketFiles(bucket.address()).read(name))
  })
})

describe('a bucket that does not do what it should', () => {
  let faulty: string
  const failing = createServer((_request, answer) => answer.writeHead(500).end())
  beforeAll(async () => {
    await once(failing.listen(0, '127.0.0.1'), 'listening')
    faulty = bucket.address({ port: (failing.address() as AddressInfo).port })
  })
  afterAll(() => failing.close())

  const FAULTS: [string, () => string, string][] = [
    ['refuses the key', () => bucket.address({ secret: 'wrong' }), 'answered 403'],
    ['is gone', () => bucket.address({ bucket: 'nowhere' }), 'answered 404'],
    ['fails', () => faulty, 'answered 500'],
    ['is not reached', () => bucket.address({ port: 1 }), 'does not answer'],
  ]
  test.each(FAULTS)('one that %s loses nothing and is told', async (_name, at, told) => {
    const imagesDir = at()
    const before = await applied()
    const beside = await besideApp({ ...server, config: { ...server.config, imagesDir } })
    const [url = ''] = await pictures()
    const answer = await callApp<Problem>(beside.app, 'GET', url, {})
    await beside.close()
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ])
    // what was written before is still served by whoever can
    expect((await apply(imagesDir)).changed).toEqual([])
    drawLogo('#00f')
    const tried = apply(imagesDir)
    await expect(tried).rejects.toThrow(BucketFault)
    await expect(tried).rejects.toThrow(told)
    await expect(tried).rejects.not.toThrow('S3RVER')
    expect(await applied()).toEqual(before)
    drawLogo('#f00')
  })

  test('one that says nothing is given up', async () => {
    const address = bucket.address({ port: proxy.port })
    await bucketFiles(address).write('0123.json', '{}')
    proxy.freeze()
    await expect(bucketFiles(address, 100).read('0123.json')).rejects.toThrow('does not answer')
  })
})

test('the address of a bucket is checked, and its secret not repeated', () => {
  const address = 'https://key:a%2Fb@s3.example.com/shop/pictures?region=sa-east-1'
  expect(readConfig({ IMAGES_BUCKET: address }).imagesDir).toBe(address)
  for (const wrong of [
    'https://s3.example.com/shop',
    'https://key:secret@s3.example.com',
    's3://key:secret@shop/a',
  ]) {
    const read = () => readConfig({ IMAGES_BUCKET: wrong })
    expect(read).toThrow('IMAGES_BUCKET: must look like https://KEY:SECRET@HOST/BUCKET')
    expect(read).not.toThrow('secret')
  }
})
