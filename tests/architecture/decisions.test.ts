import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './planted-tree.ts'

const FOLDER = path.join(ROOT, 'docs', 'decisions')
const RECORDS = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const numberOf = (name: string) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])

test('each record has its number, status, date, context, decision and consequences', () => {
  expect(RECORDS.length).toBeGreaterThan(80)
  for (const name of RECORDS) {
    const text = read(name)
    expect(text, name).toMatch(
      new RegExp(`^# ${numberOf(name)}\\. .+\n\n- Status: \\w.*\n- Date: \\d{4}-\\d\\d-\\d\\d\n`),
    )
    for (const heading of ['Context', 'Decision', 'Consequences'])
      expect(text, name).toMatch(new RegExp(`\n## ${heading}\n\n\\S`))
  }
})

test('no two records have the same number', () => {
  const numbers = RECORDS.map(numberOf)
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('the index lists each record once, with its title, status and date', () => {
  const rows = [...read('README.md').matchAll(/^\| (\d+) +\| \[(.+?)\]\((\S+?)\) +\| (.+?) +\| (\S+) +\|$/gm)]
  const indexed = rows.map(([, number, title, name, status, date]) => ({ number, title, name, status, date }))
  const written = RECORDS.map((name) => {
    const [, number, title, status, date] =
      /^# (\d+)\. (.+)\n\n- Status: (.+)\n- Date: (.+)\n/.exec(read(name)) ?? []
    return { number, title, name, status, date }
  })
  expect(indexed).toEqual(written)
})

test('source code refers only to records that exist', () => {
  const numbers = new Set(RECORDS.map(numberOf))
  const sources = ['src', 'scripts', 'codegen', 'tests', 'bench'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  const named = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\b[Dd]ecision (\d+)/g)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
})
