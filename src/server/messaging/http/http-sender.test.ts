import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { MessageNotAnswered } from '../contract.ts'
import { httpSender } from './http-sender.ts'

const MESSAGE = {
  id: 'order-link-1',
  channel: 'sms',
  to: '+5491155550000',
  text: 'Hola',
  tenant: 'bistro',
} as const

/** A carrier that responds with the status in its path, and never to `/silence`. */
let carrier: Server
let url = ''
let seen: IncomingHttpHeaders = {}
beforeAll(async () => {
  carrier = createServer((request, response) => {
    seen = request.headers
    if (request.url !== '/silence') response.writeHead(Number(request.url?.slice(1))).end()
  })
  carrier.listen(0, '127.0.0.1')
  await once(carrier, 'listening')
  url = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`
})
afterAll(() => {
  carrier.closeAllConnections()
  carrier.close()
})

const send = (path: string) => httpSender({ url: url + path }).send(MESSAGE)

test('a message that the carrier took is sent', async () => {
  await expect(send('/202')).resolves.toBeUndefined()
})

test('the carrier is told by which name it knows a message that comes again', async () => {
  await send('/202')
  expect(seen['idempotency-key']).toBe('order-link-1')
})

test.each([400, 410, 422])('%i says that the message is not sent, and never will be', async (status) => {
  await expect(send(`/${status}`)).rejects.toMatchObject({ name: 'MessageRefused', isFinal: true })
})

test.each([401, 403, 404])('%i says that it is not sent yet: the operator mends it', async (status) => {
  await expect(send(`/${status}`)).rejects.toMatchObject({ name: 'MessageRefused', isFinal: false })
})

test.each([408, 409, 429, 500, 502, 503, 504])('%i does not say whether it is sent', async (status) => {
  await expect(send(`/${status}`)).rejects.toThrow(MessageNotAnswered)
})

test('nor does a carrier that does not answer in time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('timed out')))
  await expect(send('/silence')).rejects.toThrow(MessageNotAnswered)
  vi.restoreAllMocks()
})
