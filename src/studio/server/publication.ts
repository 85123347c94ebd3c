import type { Problem, StudioFault, StudioVersion } from '#generated/models.ts'

/** Refusals after which more is to be done than to try again. */
const REFUSALS = ['TENANT_CHANGED', 'DRAFT_CHANGED', 'DRAFT_REFUSED', 'FOLDER_NOT_WRITABLE'] as const

export type Refused = {
  readonly ok: false
  readonly code: (typeof REFUSALS)[number] | 'FAILED'
  /** what is wrong with a folder, with `DRAFT_REFUSED` */
  readonly faults: readonly StudioFault[]
}

/** What became of a publication, or of a version that was to be restored. */
export type Publication<Done = { readonly version: StudioVersion }> = ({ readonly ok: true } & Done) | Refused

export const refused = (code: Refused['code'], faults: Refused['faults'] = []): Refused => ({
  ok: false,
  code,
  faults,
})

/** Reads the answer to a publication; no answer is a failure too. */
export async function publicationOf(
  call: Promise<{ data?: StudioVersion; error?: Partial<Problem> }>,
): Promise<Publication> {
  const { data, error } = await call.catch(() => ({ data: undefined, error: undefined }))
  if (data !== undefined) return { ok: true, version: data }
  return refused(REFUSALS.find((code) => code === error?.code) ?? 'FAILED', error?.faults)
}
