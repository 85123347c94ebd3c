import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { locked } from './lock.mjs'
import { bin, ROOT, runNode, runNpm } from './run.mjs'
import { fingerprint, isStamped, stamp, unstamp } from './stamps.mjs'

const OLDEST_NODE = [20, 19]

const PACKAGES = ['package.json', 'package-lock.json']

/**
 * Set-up steps in their order. `inputs` decide whether the step is stale, `outputs` must exist. A step whose
 * outputs are committed lists them as inputs too, so that a changed or missing one is noticed; `writesInputs`
 * says so, because its stamp can only be taken afterwards. One that needs none of the others runs `beside` them.
 */
const STEPS = {
  gen: {
    says: 'Generating code from schemas/',
    inputs: ['schemas', 'codegen', 'src/generated', ...PACKAGES],
    outputs: ['src/generated'],
    writesInputs: true,
    run: () => runNode(['codegen/index.mjs']),
  },
  pictures: {
    says: 'Making the sized pictures of the tenants',
    inputs: ['tenants', 'scripts/pictures.mjs', 'src/server/images', ...PACKAGES],
    outputs: ['dist/images'],
    beside: true,
    run: () => runNode(['scripts/pictures.mjs']),
  },
  build: {
    says: 'Building the storefront and the server',
    inputs: ['src', 'public', 'scripts/vite', 'vite.config.ts', 'tsconfig.json', ...PACKAGES],
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/main.js', 'dist/server/cli.js'],
    run: () =>
      runNode([bin('vite'), 'build', '--app', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } }),
  },
}

/** Refuses a Node that is too old with one line that says what to do. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = OLDEST_NODE
  if (major < needMajor || (major === needMajor && minor < needMinor))
    throw new Error(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer.`,
    )
}

/**
 * Does those of the named steps that are not done yet.
 *
 * @param {('deps' | keyof typeof STEPS)[]} names
 * @throws when a step fails; its own output stands above
 */
export async function prepare(names) {
  if (names.includes('deps')) await installPackages()
  const steps = names.filter((name) => name !== 'deps')
  const inTurn = async () => {
    for (const name of steps.filter((each) => !STEPS[each].beside)) await prepareStep(name)
  }
  const lanes = [inTurn(), ...steps.filter((name) => STEPS[name].beside).map(prepareStep)]
  // no lane is left running behind a failure of another
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason
}

async function installPackages() {
  const reason = whyNotInstalled()
  if (!reason) return
  console.log(`Installing the packages of package-lock.json (${reason})`)
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    throw new Error(
      'npm ci failed. It needs the package registry once; if package.json was edited, run "npm install" first.',
    )
}

/**
 * Says why the installed packages are not those of the lockfile, or undefined when they are. npm notes in
 * `node_modules/.package-lock.json` what it installed, so this costs two small reads and no network.
 */
function whyNotInstalled() {
  if (!existsSync(path.join(ROOT, 'node_modules', '.package-lock.json'))) return 'nothing is installed yet'
  const locked = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json').packages
  const manifest = read('package.json')
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (locked[''][kind]?.[name] !== version) return `package.json asks for ${name} ${version}`
    }
  }
  for (const [where, entry] of Object.entries(locked)) {
    if (where === '') continue
    const found = installed[where]
    if (!found && !entry.optional) return `${where} is missing`
    if (found && found.version !== entry.version) return `${where} is ${found.version}, not ${entry.version}`
  }
  return undefined
}

const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

async function prepareStep(name) {
  if (isDone(name, fingerprint(STEPS[name].inputs))) return
  await locked(name, async () => {
    const { says, inputs, writesInputs = false, run } = STEPS[name]
    const before = fingerprint(inputs)
    // by another process, while this one waited
    if (isDone(name, before)) return
    unstamp(name)
    console.log(says)
    const { code } = await run()
    if (code !== 0) throw new Error(`The step "${name}" failed; the reason stands above.`)
    stamp(name, writesInputs ? fingerprint(inputs) : before)
  })
}

const isDone = (name, print) =>
  STEPS[name].outputs.every((file) => existsSync(path.join(ROOT, file))) && isStamped(name, print)
