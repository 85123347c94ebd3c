import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { scaffold } from '../../codegen/scaffold/scaffold.mjs'
import { runCommand } from '../support/run-command.ts'

/** Where a brand without a logo differs from others, and an order of it: its name stands in the header, however long. */
const STATES = ['menu.long-names', 'menu.found', 'follow-up']

test('a new tenant passes check and audit as it is written, without a logo', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-new-tenant-'))
  const tenants = join(root, 'tenants')
  cpSync(join(projectRoot(), 'tenants/_base'), join(tenants, '_base'), { recursive: true })
  scaffold(root, 'tenant', 'la-nueva')
  expect(readdirSync(join(tenants, 'la-nueva')).toSorted()).toEqual([
    'menu.json',
    'tenant.json',
    'theme.json',
  ])
  const cli = join(projectRoot(), 'dist/server/cli.js')
  const at = { cwd: root, env: { TENANTS_DIR: tenants } }

  const checked = await runCommand(cli, ['check', '--strict'], at)
  expect(checked, checked.said).toMatchObject({ code: 0 })
  const asked = `--tenant la-nueva --state ${STATES.join(',')} --mode light --width 320 --all`
  const judged = await runCommand(cli, ['audit', ...asked.split(' ')], at)
  expect(judged.said).toContain(`${STATES.length} páginas vistas`)
  expect(judged.said).toContain('errores: 0 · avisos: 0')
  expect(judged.code).toBe(0)
  rmSync(root, { recursive: true, force: true })
})
