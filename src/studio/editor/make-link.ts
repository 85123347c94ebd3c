import { isApiError } from '#api/client.ts'
import type { StudioLink, StudioLinkCreate } from '#generated/models.ts'
import type { DraftSaver } from '../server/draft-saver.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

type Deps = { readonly calls: Pick<StudioCalls, 'createLink'>; readonly saver: DraftSaver }
type Made = { ok: true; link: StudioLink } | { ok: false; code: 'unsaved' | 'refused' | 'failed' }

/** Creates a link to the current draft; none when it could not be saved, because the link would show an older state. */
export async function makeLink({ calls, saver }: Deps, wanted: StudioLinkCreate): Promise<Made> {
  if (!(await saver.flush())) return { ok: false, code: 'unsaved' }
  try {
    const link = await calls.createLink(saver.store.getState().draft.id, wanted)
    saver.store.setState(({ draft }) => ({ draft: { ...draft, kept: true } }))
    return { ok: true, link }
  } catch (error) {
    const isRefused = isApiError(error) && error.code === 'DRAFT_REFUSED'
    return { ok: false, code: isRefused ? 'refused' : 'failed' }
  }
}
