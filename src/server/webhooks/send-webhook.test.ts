import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { describe, expect, test } from 'vitest'

import { sendWebhook, urlFault } from './send-webhook.ts'

/** All notations of local addresses that a URL accepts. */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0',
  '0.0.0.0',
  '１２７.０.０.１',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '2852039166',
  '100.64.0.1',
  '192.168.0.1',
  '172.16.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00:ec2::254]',
]

const request = { body: '{}', headers: {} }

describe('a webhook never goes inside', () => {
  test.each(INSIDE)('https://%s, at any port', async (host) => {
    for (const port of ['', ':80', ':22', ':5432', ':65535']) {
      const url = `https://${host}${port}/x`
      expect(urlFault(url, false), url).toBe('must be a public address')
      expect(await sendWebhook({ url, ...request }, false)).toEqual({
        ok: false,
        answer: 'The URL must be a public address.',
      })
    }
  })

  test.each([
    'http://93.184.216.34/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:11211/',
    'https://user@93.184.216.34/',
    'https://:password@93.184.216.34/',
    'https://[fe80::1%25lo]/',
    'https://',
    '//93.184.216.34/',
  ])('%s is no address of one', (url) => {
    expect(urlFault(url, false)).toBeDefined()
  })

  test.each(['localhost', 'LOCALHOST', 'localhost:22'])('a name that leads inside: %s', async (host) => {
    const sent = await sendWebhook({ url: `https://${host}/x`, ...request }, false)
    expect(sent).toEqual({ ok: false, answer: 'The name leads to no public address.' })
  })

  test('a redirect is an answer, and is not followed', async () => {
    const asked: (string | undefined)[] = []
    const { url, close } = await listen((heard, answer) => {
      asked.push(heard.url)
      answer.writeHead(307, { location: '/inside' }).end()
    })
    expect(await sendWebhook({ url: `${url}/hook`, ...request }, true)).toEqual({ ok: false, answer: '307' })
    expect(asked).toEqual(['/hook'])
    close()
  })
})

async function listen(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
