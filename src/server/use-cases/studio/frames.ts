import { modeSegment } from '#domain/venue/modes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderMode, StudioFrame, StudioFrameMode, StudioFrameRequest } from '#generated/models.ts'

import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { DraftRow } from '../../repositories/drafts-repository.ts'
import type { Services } from '../../services.ts'
import { variantMark } from './marks.ts'
import { samplesOf } from './samples.ts'
import { readFolder } from './tenant-folders.ts'
import { versionFolder } from './versions.ts'

/** The URL that shows a draft, or a folder compared with it, in a variant. */
export async function frameOf(
  services: Services,
  draft: DraftRow,
  { variant, samples: wanted = [], shipment, shows = 'draft', version = '' }: StudioFrameRequest,
  origin: string,
): Promise<StudioFrame | Failure> {
  const beside =
    shows === 'published'
      ? await readFolder(services, draft.alias)
      : shows === 'version'
        ? await versionFolder(services, draft.alias, version)
        : undefined
  if (isFailure(beside) || (shows !== 'draft' && beside === undefined))
    return fail('NOT_FOUND', { detail: 'There is nothing beside the draft.' })
  const folder = shows === 'draft' || beside === undefined ? undefined : { kind: shows, ...beside }
  const mark = await variantMark(services, draft, variant, folder)
  if (mark === undefined || mark.revision === 0)
    return fail('DRAFT_REFUSED', { detail: 'The folder cannot be drawn.' })
  const contact = await services.catalog.firstContactOf(mark.tenant)
  const wish = { wanted, shipment, origin }
  return {
    variant,
    revision: mark.revision,
    alias: mark.tenant,
    venue: contact?.alias,
    path: paths.entry(mark.tenant),
    modes: contact?.branchContact.deliveryConfig.orderModes.map((mode) => modeOf(contact.alias, mode)) ?? [],
    samples: contact === undefined ? {} : await samplesOf(services, mark, contact, wish),
  }
}

const modeOf = (alias: string, mode: Pick<OrderMode, 'id' | 'type' | 'showName'>): StudioFrameMode => ({
  id: mode.id,
  type: mode.type,
  name: mode.showName,
  path: paths.menu(alias, modeSegment(mode)),
})
