import { describe, expect, test } from 'vitest'

import { studioFields } from '#messages/studio-fields.ts'
import { fieldsOf } from './schema-fields.ts'
import { ALL_THEME_FIELDS, THEME_FIELDS } from './theme-fields.ts'

describe('fields from a schema', () => {
  test('the fields of the theme: groups, pairs of light and dark, kinds', () => {
    expect(THEME_FIELDS.map(({ key }) => key)).toEqual(['colorConfig', 'shape', 'logos'])
    const [colors] = THEME_FIELDS
    expect(colors?.rows.map(({ key }) => key)).toEqual([
      'buttonBorderedColor',
      'mainColor',
      'promotionalBannerColor',
      'mainBackgroundColor',
      'mainTextColor',
      'descriptionTextColor',
      'colorModeType',
    ])
    expect(colors?.rows[1]?.fields.light?.path).toEqual(['colorConfig', 'lightMainColor'])
    expect(colors?.rows[1]?.fields.dark?.path).toEqual(['colorConfig', 'darkMainColor'])
    const kinds = Object.fromEntries(ALL_THEME_FIELDS.map(({ path, kind }) => [path.at(-1), kind]))
    expect(kinds).toMatchObject({
      lightMainColor: 'color',
      colorModeType: 'choice',
      fontFamily: 'font',
      radius: 'choice',
      custom: 'picture',
    })
  })

  test('what a schema gains is a field by itself', () => {
    const schemas = {
      Page: {
        properties: {
          $schema: { type: 'string' },
          badge: { $ref: 'Badge' },
          columns: { type: 'integer', minimum: 1, maximum: 4 },
          dark: { type: 'boolean' },
        },
      },
      Badge: { properties: { badgeLight: { $ref: 'HexColor' } } },
      HexColor: { type: 'string' },
    }
    expect(fieldsOf('Page', schemas)).toMatchObject([
      { key: 'badge', rows: [{ key: 'badgeLight', fields: { both: { kind: 'color' } } }] },
      {
        key: 'shape',
        rows: [
          { key: 'columns', fields: { both: { kind: 'number', minimum: 1, maximum: 4 } } },
          { key: 'dark', fields: { both: { kind: 'switch' } } },
        ],
      },
    ])
  })

  test('every group, field and word of the theme has a Spanish text', () => {
    const texts: Readonly<Record<string, string>> = studioFields
    for (const { key, rows } of THEME_FIELDS) {
      expect(texts, key).toHaveProperty([`studio.group.${key}`])
      for (const row of rows) {
        expect(texts).toHaveProperty([`studio.field.${row.key}`])
        for (const word of row.fields.both?.options ?? [])
          expect(texts).toHaveProperty([`studio.word.${row.key}.${word}`])
      }
    }
  })
})
