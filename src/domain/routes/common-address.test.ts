import { describe, expect, test } from 'vitest'
import { addressToShare, commonAddress, withoutParameters } from './common-address.ts'
import { TABLE_PARAMETERS } from './routes.ts'

const PAGE = 'https://vitrina.example/menu/x/En%20el%20sal%C3%B3n'
const PERSON = 'phone=1155551234&name=Ana&abandoned=tok&partnerName=p&userExternalReference=u&partnerToken=t'

describe('the address of a page', () => {
  test.each([
    ['as it is for everybody', commonAddress, '?utm_source=a&tableNumber=7'],
    ['to send on', addressToShare, '?utm_source=a'],
  ])('%s says nothing of who came by it', (_, address, left) => {
    expect(address(`${PAGE}?utm_source=a&${PERSON}&tableNumber=7#pastas`)).toBe(`${PAGE}${left}#pastas`)
  })

  test('to send on names neither table nor order', () => {
    expect(addressToShare(`${PAGE}?tableUid=h7&referenceId=K7QF3M2X9TD`)).toBe(PAGE)
  })

  test('without any of that stays as it is written', () => {
    for (const url of [PAGE, `${PAGE}?menu=a+b&allowedOM=Mesa,Barra#%20`]) {
      expect(commonAddress(url)).toBe(url)
      expect(addressToShare(url)).toBe(url)
    }
  })

  test.each([
    ['/menu/roma-palermo', '/menu/roma-palermo'],
    ['/menu/roma-palermo?tableNumber=12', '/menu/roma-palermo'],
    [
      '/menu/x/En%20el%20sal%C3%B3n?utm_source=a+b&tableUid=h7&menu=x#centro',
      '/menu/x/En%20el%20sal%C3%B3n?utm_source=a+b&menu=x#centro',
    ],
    ['?tableUid=h7', ''],
  ])('of another venue takes no table along: %s', (address, left) => {
    expect(withoutParameters(address, TABLE_PARAMETERS)).toBe(left)
  })
})
