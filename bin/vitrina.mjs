#!/usr/bin/env node
// The `vitrina` command. In a checkout it runs what the sources make now; as an installed package it works on the folder
// in which it is called.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const ROOT = path.resolve(import.meta.dirname, '..')
const BUILD = path.join(ROOT, 'scripts', 'go.mjs')
const CLI = path.join(ROOT, 'dist', 'server', 'cli.js')
const STDERR = 2
/** Nothing was judged, as of all its commands. */
const NOT_RUN = 2

const words = process.argv.slice(2)
// the help of what was built last will do
const asksForHelp =
  words.length === 0 || words[0] === 'help' || words.some((one) => ['--help', '-h'].includes(one))

if (existsSync(BUILD) && !(asksForHelp && existsSync(CLI))) {
  // what the build says must not get between what the command says
  const { status } = spawnSync(process.execPath, [BUILD, 'build'], { stdio: ['ignore', STDERR, STDERR] })
  if (status !== 0) process.exit(NOT_RUN)
}
if (!existsSync(BUILD)) {
  const folders = { TENANTS_DIR: 'tenants', VITRINA_DATA_DIR: '.data', IMAGES_DIR: '.data/images' }
  for (const [name, usual] of Object.entries(folders))
    process.env[name] = path.resolve(process.env[name] || usual)
}
process.setSourceMapsEnabled(true)
await import('../dist/server/cli.js')
