import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const COMMANDS = [
  // the same browser without a user interface: a page costs a sixth
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const REMEDIES = `No browser was found and none could be installed. Do one of these and run the tests again:
  - install Chromium or Chrome so that it is on PATH
  - set CHROMIUM_PATH to the program of a Chromium or Chrome
  - run "npx playwright install chromium --only-shell" where the network allows it`

/**
 * Looks for a browser in this order: CHROMIUM_PATH, an installed Chromium, Chrome or Edge, Debian's
 * package (as root), Playwright's own download.
 *
 * @param {{ install?: boolean }} [options] whether one may be installed
 * @returns {{ executablePath?: string, found: string }} without a path Playwright uses its own
 * @throws when there is none, naming what can be done
 */
export function findBrowser({ install = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return { executablePath: named, found: `CHROMIUM_PATH ${named}` }
    throw new Error(`CHROMIUM_PATH names "${named}", which does not exist. Correct it or unset it.`)
  }
  const present = onThisMachine()
  if (present) return { executablePath: present, found: present }
  if (install && installFromDebian()) {
    const fresh = onThisMachine()
    if (fresh) return { executablePath: fresh, found: `${fresh} (just installed)` }
  }
  if (install && installFromPlaywright()) return { found: "Playwright's own Chromium" }
  throw new Error(REMEDIES)
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  return [...onPath, ...PLACES].find((file) => existsSync(file))
}

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return false
  console.log('Installing chromium from the Debian packages')
  const apt = (...args) => quietly('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args])
  const install = (browser) =>
    apt('install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation')
  // old releases have no shell
  return apt('update', '-q') && (install('chromium-headless-shell') || install('chromium'))
}

function installFromPlaywright() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
  const command = path.join(root, 'node_modules', 'playwright', 'cli.js')
  if (!existsSync(command)) return false
  console.log("Installing Playwright's own Chromium")
  return quietly(process.execPath, [command, 'install', 'chromium', '--only-shell'])
}

function quietly(program, args) {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0)
    console.error(stderr?.trim().split('\n').slice(-3).join('\n') ?? `${program} did not start`)
  return status === 0
}
