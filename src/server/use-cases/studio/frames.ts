import { modeSegment } from '#domain/venue/modes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderMode, StudioFrame, StudioFrameMode, StudioFrameRequest } from '#generated/models.ts'

import type { DraftRow } from '../../repositories/drafts-repository.ts'
import type { Services } from '../../services.ts'
import { variantMark } from './marks.ts'
import { samplesOf } from './samples.ts'

/** What to open to see a draft in a variant; undefined when it cannot be drawn. */
export async function frameOf(
  services: Services,
  draft: DraftRow,
  { variant, samples: wanted = [] }: StudioFrameRequest,
  origin: string,
): Promise<StudioFrame | undefined> {
  const mark = await variantMark(services, draft, variant)
  if (mark === undefined || mark.revision === 0) return undefined
  const contact = await services.catalog.firstContactOf(mark.tenant)
  return {
    variant,
    revision: mark.revision,
    alias: mark.tenant,
    venue: contact?.alias,
    path: paths.entry(mark.tenant),
    modes: contact?.branchContact.deliveryConfig.orderModes.map((mode) => modeOf(contact.alias, mode)) ?? [],
    samples: contact === undefined ? {} : await samplesOf(services, mark, contact, { wanted, origin }),
  }
}

const modeOf = (alias: string, mode: Pick<OrderMode, 'id' | 'type' | 'showName'>): StudioFrameMode => ({
  id: mode.id,
  type: mode.type,
  name: mode.showName,
  path: paths.menu(alias, modeSegment(mode)),
})
