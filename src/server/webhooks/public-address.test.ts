import { expect, test } from 'vitest'

import { isOpenAddress } from './public-address.ts'

test('nothing beside the server can be reached, however it is written', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::7f00:1',
    'fec0::1',
    'fe80::1%lo',
    '::1%lo',
    '100::1',
    '5f00::1',
    '3fff::1',
    '2001:0:7f00:1::',
    '4000::1',
    '127.0.0.1%lo',
    'localhost',
    '',
  ])
    expect(isOpenAddress(address, false), address).toBe(false)
  for (const address of ['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])
    expect(isOpenAddress(address, false), address).toBe(true)
})

test('loopback alone can be allowed', () => {
  for (const address of ['127.0.0.1', '127.5.5.5', '::1']) expect(isOpenAddress(address, true)).toBe(true)
  for (const address of ['10.1.2.3', '169.254.169.254', 'fd00::1'])
    expect(isOpenAddress(address, true)).toBe(false)
})
