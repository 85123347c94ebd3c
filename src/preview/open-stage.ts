import { join } from 'node:path'

import type { Brand } from '#scenarios/brand.ts'
import { STAGE_NOW } from '#scenarios/stage-facts.ts'
import { appliesTo, VARIANTS, type State, type Variant } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { openStore } from '#server/db/store.ts'
import { judgeLayouts, renderPage } from '#server/pages/render-page.ts'
import { startServer } from '#server/start-server.ts'
import { listTenantFolders } from '#server/tenants/read-folder.ts'
import { Maker } from './maker.ts'
import { SeededBytes } from './seeded-bytes.ts'
import { withoutRefused } from './refused-brands.ts'
import { stageConfig } from './stage-config.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { stageTenants, type RefusedBrand, type StagedBrand } from './staged-tenants.ts'

export type StageOptions = {
  /** folder with the tenants and `_base` */
  tenantsDir: string
  /** aliases of the folders to show; by default all */
  only?: readonly string[]
  variants?: readonly Variant[]
  /** port to listen on; by default a free one. Texts with an address are reproducible on the same port */
  port?: number
  /** validates every response against the contract */
  checkResponses?: boolean
}

/** A separate Vitrina with the brands in all their variants, an in-memory database and a stopped clock. */
export type Stage = {
  url: string
  brands: readonly StagedBrand[]
  /** requested brands that are missing because of faults in their folders */
  refused: readonly RefusedBrand[]
  /** creates what a state needs: orders, deliveries, shifts, tokens */
  maker: Maker
  close(): Promise<void>
}

/**
 * Opens a stage. Nothing outside is changed: folders are copied, orders go to nobody, payments are simulated. A folder
 * with a fault does not keep others from being shown.
 * @errors throws TenantInvalid with the faults of the base; an Error for an unknown alias
 */
export async function openStage(options: StageOptions): Promise<Stage> {
  const { tenantsDir, only = [], variants = VARIANTS, port = 0, checkResponses = false } = options
  const known = await listTenantFolders(tenantsDir)
  const missing = only.filter((alias) => !known.includes(alias))
  if (missing.length > 0) throw new Error(`${tenantsDir} holds no tenant called ${missing.join(', ')}.`)
  const aliases = only.length === 0 ? known : only
  const folder = await temporaryFolder('stage')
  try {
    const stageDir = join(folder.path, 'tenants')
    const staged = await stageTenants(tenantsDir, stageDir, { aliases, variants })
    const dataDir = join(folder.path, 'data')
    const config = stageConfig({ tenantsDir: stageDir, dataDir, port, checkResponses })
    const bytes = new SeededBytes()
    const server = await startServer({
      config,
      clock: () => new Date(STAGE_NOW),
      randomBytes: bytes.read,
      logStream: process.stderr,
      store: await openStore({ template: await emptyDatabase() }),
      renderPage,
      judgeLayouts,
    })
    const { brands, refused } = withoutRefused(staged, await server.applied)
    return {
      url: server.url,
      brands,
      refused,
      maker: new Maker(server.url, (name) => bytes.restart(name)),
      async close() {
        await server.stop()
        await folder.remove()
      },
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

/** The variants needed for some screens or states; `open` is the brand itself, and always included. */
export const variantsFor = ({ screens, states }: Shown): Variant[] =>
  VARIANTS.filter(
    (variant) =>
      variant === 'open' ||
      STATES.some(
        (state) =>
          state.variant === variant &&
          (screens?.includes(state.screen) ?? true) &&
          (states?.includes(state.id) ?? true),
      ),
  )

/** Screens and ids of states; absent: all. */
type Shown = { screens?: readonly string[]; states?: readonly string[] }

/** The brand in a state's variant. */
export function brandOf({ alias, variants }: StagedBrand, { variant }: Pick<State, 'variant'>): Brand {
  const brand = variants[variant]
  if (brand === undefined) throw new Error(`The stage has no ${variant} variant of ${alias}`)
  return brand
}

/** The states that apply to a brand on this stage, in order. */
export const statesOf = (brand: StagedBrand): State[] =>
  STATES.filter((state) => brand.variants[state.variant] && appliesTo(state, brandOf(brand, state)))
