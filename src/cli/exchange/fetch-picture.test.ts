import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { pictureFaults } from '#messages/exchange.ts'
import { fetchPicture } from './fetch-picture.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A picture host that redirects to the location in its path. */
const host = createServer(({ url = '' }, answer) => {
  if (url === '/png') answer.end(PNG)
  else if (url === '/html') answer.end('<svg onload="alert(1)"/>')
  else if (url === '/large') answer.end(Buffer.alloc(9 * 1024 * 1024))
  else if (url === '/round') answer.writeHead(302, { location: '/round' }).end()
  else answer.writeHead(302, { location: decodeURIComponent(url.slice(1)) }).end()
})
let base = ''
beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => void host.close())

const ADDRESS = { ok: false, reason: pictureFaults.address }

describe('a picture is never fetched from inside', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://localhost:22/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://93.184.216.34/a.png',
    'http://user@93.184.216.34/',
    'http://:password@93.184.216.34/',
    'nowhere',
  ])('%s', async (url) => {
    expect(await fetchPicture(url)).toEqual(ADDRESS)
  })

  test.each(['http://10.0.0.1/', 'http://169.254.169.254/', 'file:///etc/passwd', 'http://[fe80::1]/'])(
    'by a redirect to %s',
    async (inside) => {
      expect(await fetchPicture(`${base}/${encodeURIComponent(inside)}`, true)).toEqual(ADDRESS)
    },
  )

  test('and what is fetched is a picture, of a size, at the end of few redirects', async () => {
    expect(await fetchPicture(`${base}/${encodeURIComponent('/png')}`, true)).toMatchObject({
      ok: true,
      extension: 'png',
    })
    const refused = (path: string) => fetchPicture(base + path, true)
    expect(await refused('/html')).toEqual({ ok: false, reason: pictureFaults.type })
    expect(await refused('/large')).toEqual({ ok: false, reason: pictureFaults.size })
    expect(await refused('/round')).toEqual({ ok: false, reason: pictureFaults.status })
  })
})
