import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { projectRoot } from '#server/project-root.ts'

type Compose = {
  services: Record<string, { environment?: Record<string, string>; env_file?: string[]; volumes?: string[] }>
  volumes: Record<string, unknown>
}

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8')
const compose = parse(read('compose.yaml')) as Compose
const dockerfile = read('Dockerfile')
const settings = new Set([...read('docs/deploying.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name))

test('the containers set nothing that is no setting', () => {
  const [, variables = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? []
  const ofImage = [...variables.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)
  const ofServer = Object.keys(compose.services['vitrina']?.environment ?? {})
  expect(ofImage.length + ofServer.length).toBeGreaterThan(8)
  expect([...ofImage, ...ofServer].filter((name) => !settings.has(name))).toEqual([])
})

test('each setting of a file .env reaches the server, and none of them the image', () => {
  const { env_file: files, environment = {} } = compose.services['vitrina'] ?? {}
  expect(files).toEqual(['.env'])
  // an empty one here would win over the file
  expect(Object.values(environment).filter((value) => value.includes(':-'))).toEqual([])
  expect(read('.dockerignore').split('\n')).toContain('.env')
})

test('the folders of venues are not those of the demo, which are the checkout’s own', () => {
  const [folder = ''] = compose.services['vitrina']?.volumes ?? []
  expect(folder).toMatch(/:\/data\/tenants$/)
  expect(existsSync(join(projectRoot(), folder.split(':')[0] ?? ''))).toBe(false)
})

test('what the image is made of is there, and what containers keep has a volume', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied.filter((file) => !existsSync(join(projectRoot(), file)))).toEqual([])
  const run = [...dockerfile.matchAll(/node (\S+\.mjs)|"(bin\/\S+)"/g)].map(
    ([, script, bin]) => script ?? bin ?? '',
  )
  expect(run.filter((file) => !existsSync(join(projectRoot(), file)))).toEqual([])
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((one) => one.split(':')[0]),
  )
  const outside = named.filter((name = '') => !name.startsWith('./'))
  expect(new Set(outside)).toEqual(new Set(Object.keys(compose.volumes)))
})
