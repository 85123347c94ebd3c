import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import type { MenuFile } from '#generated/tenant.ts'
import { changeText } from '#messages/exchange.ts'
import { diffTenantFiles } from './diff-tenant-files.ts'

const read = (path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../tenants/pizzeria-roma/${path}`, import.meta.url), 'utf8'),
  ) as unknown
const MENU = read('menu.json') as MenuFile

/** The reported changes of an edit of the menu of Pizzería Roma. */
function told(edit: (menu: MenuFile) => void) {
  const menu = structuredClone(MENU)
  edit(menu)
  const changes = diffTenantFiles({ menu: MENU }, { menu })
  return { changes, lines: changes.map((change) => changeText(change, COUNTRIES.AR)) }
}
const category = (menu: MenuFile, index = 0) => {
  const found = menu.categories[index]
  if (!found) throw new Error(`no category ${index}`)
  return found
}
const plate = (menu: MenuFile, index = 0) => {
  const found = category(menu).plates[index]
  if (!found) throw new Error(`no plate ${index}`)
  return found
}

describe('diffTenantFiles', () => {
  test('the same files differ in nothing, whatever the order of their keys', () => {
    const reversed = Object.fromEntries(Object.entries(MENU).toReversed())
    expect(diffTenantFiles({ menu: MENU }, { menu: reversed })).toEqual([])
    expect(diffTenantFiles({}, {})).toEqual([])
  })

  test('a default that is written out is no change', () => {
    expect(
      told((menu) => {
        Object.assign(plate(menu), { visible: true, soldOut: false, excludedCategories: [] })
      }).changes,
    ).toEqual([])
  })

  test('a price says which plate, which size, from what to what', () => {
    const { changes, lines } = told((menu) => {
      Object.assign(plate(menu).sizes[1] ?? {}, { price: 1_850_050 })
    })
    expect(changes).toEqual([
      {
        kind: 'changed',
        subject: 'price',
        file: 'menu.json',
        path: '$.categories[0].plates[0].sizes[1].price',
        field: 'price',
        names: ['Pizzas clásicas', 'Muzzarella', 'Grande (8 porciones)'],
        before: 1_790_000,
        after: 1_850_050,
      },
    ])
    expect(lines).toEqual([
      'Cambia el precio de «Muzzarella» · «Grande (8 porciones)»: de $ 17.900 a $ 18.500,50.',
    ])
  })

  test('plates that come, go and move are told once each', () => {
    const { lines } = told((menu) => {
      const [first] = category(menu).plates.splice(0, 1)
      category(menu, 1).plates.push({ ...(first ?? plate(menu)), description: 'Otra.' })
      category(menu).plates.splice(0, 1)
      category(menu, 2).plates.push({
        id: 'x',
        name: 'Nuevo',
        sizes: [{ id: 'u', name: 'Única', price: 100 }],
      })
    })
    expect(lines).toEqual([
      'Se quita el plato «Pizzas clásicas» · «Fugazza».',
      'Se mueve el plato «Pizzas de autor» · «Muzzarella»: de «Pizzas clásicas» a «Pizzas de autor».',
      expect.stringMatching(
        /^Cambia «descripción» de «Pizzas de autor» · «Muzzarella»: de «La vara .* a «Otra\.»\.$/,
      ),
      'Se agrega el plato «Empanadas y fainá» · «Nuevo» a $ 1.',
    ])
  })

  test('choices, order, and whole lists', () => {
    expect(
      told((menu) => {
        category(menu).plates.reverse()
        Object.assign(menu.garnishGroups?.[0]?.garnishes[3] ?? {}, { price: 1 })
        menu.garnishGroups?.pop()
      }).lines,
    ).toEqual([
      'Cambia el precio de la opción de «Masa» · «Sin gluten»: de $ 3.500 a $ 0,01.',
      'Se quita el grupo de opciones «Sabor de la empanada».',
      'Cambia el orden: platos de «Pizzas clásicas».',
    ])
    const fresh = diffTenantFiles({}, { menu: MENU })
    const count = (wanted: string) => fresh.filter(({ subject }) => subject === wanted).length
    expect(count('category')).toBe(MENU.categories.length)
    expect(count('plate')).toBe(MENU.categories.flatMap(({ plates }) => plates).length)
  })

  test('a plate whose category goes with it is moved', () => {
    const { lines } = told((menu) => {
      const [last] = menu.categories.splice(-1)
      const [first] = last?.plates ?? []
      if (first) menu.categories.push({ id: 'nueva', name: 'Nueva', plates: [first] })
    })
    expect(lines.filter((line) => line.startsWith('Se mueve el plato'))).toHaveLength(1)
    expect(lines).toContain('Se agrega la categoría «Nueva».')
  })

  test('a colour that is only written otherwise is no change', () => {
    const colored = (lightMainColor: string) => ({ theme: { colorConfig: { lightMainColor } } })
    expect(diffTenantFiles(colored('#FFE600'), colored('#ffe600'))).toEqual([])
    expect(diffTenantFiles(colored('#FFE600'), colored('#ffe601'))).toHaveLength(1)
  })

  test('colours and everything else', () => {
    const before = {
      theme: { colorConfig: { lightMainColor: '#f78700' }, fontFamily: 'Inter' },
      tenant: { a: [1] },
    }
    const after = {
      theme: { colorConfig: { lightMainColor: '#aa0000', darkMainColor: '#aa0000' }, radius: 'none' },
      tenant: { a: [1, 2] },
      messages: { 'cart.title': 'Tu pedido' },
      layouts: { menu: { order: ['a'] } },
    }
    expect(diffTenantFiles(before, after).map((change) => changeText(change, COUNTRIES.AR))).toEqual([
      'Cambia el color principal (claro): de #f78700 a #aa0000.',
      'Se agrega el color principal (oscuro): #aa0000.',
      'Se quita la tipografía («Inter»).',
      'Se agrega la forma «redondeo»: «rectas».',
      'Cambia «a»: de [1] a [1,2].',
      'Se agrega el texto «cart.title»: «Tu pedido».',
      'Se agrega «order»: a.',
    ])
  })

  test('modes are told in the words of the studio, and a hidden plate without a price has none', () => {
    const lines = (before: object, after: object) =>
      diffTenantFiles(before, after).map((change) => changeText(change, COUNTRIES.AR))
    const mode = (colorModeType: string) => ({ theme: { colorConfig: { colorModeType } } })
    expect(lines(mode('LIGHT'), mode('AUTO'))).toEqual([
      'Cambia el modo de color: de «claro» a «automático».',
    ])
    expect(lines(mode('LIGHT'), mode('red'))).toEqual(['Cambia el modo de color: de «claro» a «red».'])
    const { lines: added } = told((menu) => {
      const sizes = [{ id: 'u', name: 'Única', price: 0 }]
      category(menu).plates.push(
        { id: 'x', name: 'Sin precio', sizes, visible: false },
        { id: 'y', name: 'Agua', sizes },
      )
    })
    expect(added).toEqual([
      'Se agrega el plato «Pizzas clásicas» · «Sin precio».',
      'Se agrega el plato «Pizzas clásicas» · «Agua» a $ 0.',
    ])
  })

  test.each(['__proto__', 'constructor', 'toString'])('a key %s is told like any other', (key) => {
    const file = JSON.parse(`{"${key}":{"a":1}}`) as object
    for (const name of ['theme', 'menu', 'tenant'])
      expect(diffTenantFiles({}, { [name]: file }).map((change) => changeText(change, COUNTRIES.AR))).toEqual(
        [`Se agrega «${key}»: {"a":1}.`],
      )
  })

  test('any two JSON values are compared, and equal ones never differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const changes = diffTenantFiles({ menu: before, theme: after }, { menu: after, theme: before })
        for (const change of changes) expect(changeText(change, COUNTRIES.AR)).toMatch(/\.$/)
        expect(diffTenantFiles({ menu: after, tenant: before }, { menu: after, tenant: before })).toEqual([])
      }),
    )
  })
})
