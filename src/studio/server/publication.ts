import type { Problem, StudioFault, StudioVersion } from '#generated/models.ts'

/** Refusals that need more than a retry. */
const REFUSALS = ['TENANT_CHANGED', 'DRAFT_CHANGED', 'DRAFT_REFUSED', 'FOLDER_NOT_WRITABLE'] as const

export type Refused = {
  readonly ok: false
  readonly code: (typeof REFUSALS)[number] | 'FAILED'
  /** faults of the folder, with `DRAFT_REFUSED` */
  readonly faults: readonly StudioFault[]
}

/** Result of publishing, or of restoring a version. */
export type Publication<Done = { readonly version: StudioVersion }> = ({ readonly ok: true } & Done) | Refused

export const refused = (code: Refused['code'], faults: Refused['faults'] = []): Refused => ({
  ok: false,
  code,
  faults,
})

/** Reads the answer to a publication; no answer counts as a failure. */
export async function publicationOf(
  call: Promise<{ data?: StudioVersion; error?: Partial<Problem> }>,
): Promise<Publication> {
  const { data, error } = await call.catch(() => ({ data: undefined, error: undefined }))
  if (data !== undefined) return { ok: true, version: data }
  return refused(REFUSALS.find((code) => code === error?.code) ?? 'FAILED', error?.faults)
}
