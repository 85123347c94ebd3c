import { stageTenants } from '#preview/staged-tenants.ts'
import type { Brand } from '#scenarios/brand.ts'

/** Writes a venue that takes orders now, whatever its own hours are. */
export async function openVenue(tenantsDir: string, stageDir: string, alias: string): Promise<Brand> {
  const { brands } = await stageTenants(tenantsDir, stageDir, {
    aliases: [alias],
    variants: ['open'],
    now: Date.now(),
  })
  const brand = brands[0]?.variants.open
  if (brand === undefined) throw new Error(`${alias} has no open variant`)
  return brand
}
