import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Builds whose scripts a payment page may run: its own, the worker behind it, and the frame of a card's bank. */
const ON_PAYMENT_PAGES = new Set(['client', 'worker', 'frames'])
/** Frames that no payment page shows. */
const NOT_THERE = /^frames\/(?:tags|chat)\.js$/
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Purposes of chunks by name. */
const PURPOSES: Readonly<Record<string, string>> = {
  client: 'Starts the page: takes over what the server drew.',
  framework: 'React and the libraries that every page needs.',
  storefront: 'What every page of a venue shows: menu, cart and the frame around them.',
  menu: 'What a menu fetches for what lies below its first view.',
  late: 'What every page fetches once it is idle: late notices, the offer to install, the bar of an order under way.',
  'rolldown-runtime': 'Binds the parts of the build together.',
  'service-worker':
    'Keeps the files of the build for visits without a network; it answers no call of a payment.',
  challenge: 'Sends the diner to the page on which the bank of a card asks who pays (3-D Secure).',
}

/** What a layer of the sources is for, where its parts stand in a chunk that several pages share. */
const LAYERS: Readonly<Record<string, string>> = {
  api: 'Calls to this server',
  app: 'What stands around every page',
  domain: 'Rules of prices, orders and addresses',
  features: 'What pages show',
  frames: 'What frames tell the page around them',
  generated: 'Shapes of answers',
  messages: 'Texts',
  platform: 'What the browser offers',
  providers: 'What third parties offer',
  session: 'State of the visit',
  ui: 'Controls and their looks',
}

type InventoryEntry = { path: string; integrity: string; bytes: number; purpose: string }

/**
 * Writes the inventory of scripts that a payment page may run: `.vite/scripts.json` beside the manifest, each with its
 * hash and what it is there for. It runs in `writeBundle`, when files are as they will be served.
 *
 * @source issue 15 part 9; PCI DSS 6.4.3
 */
export function scriptInventory(): Plugin {
  return {
    name: 'vitrina:script-inventory',
    apply: 'build',
    applyToEnvironment: (environment) => ON_PAYMENT_PAGES.has(environment.name),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options, bundle) {
        const { dir } = options
        if (!dir) return
        const file = path.join(dir, '.vite/scripts.json')
        const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
        const own = await Promise.all(
          chunks
            .filter(({ fileName }) => !NOT_THERE.test(fileName))
            .map(({ fileName, name, moduleIds }) => entryOf(dir, fileName, purposeOf(name, moduleIds))),
        )
        const names = new Set(own.map((one) => one.path))
        const earlier = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as InventoryEntry[]) : []
        const all = [...earlier.filter((one) => !names.has(one.path)), ...own]
        all.sort((a, b) => (a.path < b.path ? -1 : 1))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`)
      },
    },
  }
}

async function entryOf(dir: string, fileName: string, purpose: string): Promise<InventoryEntry> {
  const content = await readFile(path.join(dir, fileName))
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  return { path: `/${fileName}`, integrity, bytes: content.length, purpose }
}

/** Why a chunk is there: its own reason, what its feature or provider is for, or whose parts it holds for several. */
export function purposeOf(name: string, moduleIds: readonly string[]): string {
  const known = PURPOSES[name]
  if (known !== undefined) return known
  const modules = moduleIds
    .map((id) => path.relative(ROOT, id.split('?')[0] ?? '').replaceAll('\\', '/'))
    .filter((id) => id.startsWith('src/'))
  const areas = [...new Set(modules.map(areaOf))].toSorted()
  const features = areas.filter((area) => /^(?:features|providers)\//.test(area))
  const only = features.length === 1 ? features[0] : undefined
  const said = only && firstSentence(path.join(ROOT, 'src', only, 'README.md'))
  if (said !== undefined) return `${only}: ${said}`
  if (areas.length === 0) return 'Libraries.'
  const layers = [...new Set(areas.map((area) => area.split('/')[0] ?? ''))]
  return `${layers.map((layer) => LAYERS[layer] ?? layer).join('; ')}: ${areas.join(', ')}.`
}

/** 'src/features/checkout/…' is features/checkout; of other layers the folder below them counts. */
const areaOf = (file: string): string =>
  file.startsWith('src/providers/')
    ? file.split('/').slice(1, 4).join('/')
    : file.split('/').slice(1, 3).join('/')

/** The first sentence of a README, after its title. */
function firstSentence(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const [, text = ''] = readFileSync(file, 'utf8').split('\n\n')
  const sentence = /^.*?[.](?=\s|$)/s.exec(text)?.[0]
  return sentence?.replaceAll(/\s+/g, ' ')
}
