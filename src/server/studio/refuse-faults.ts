import type { StudioFault } from '#generated/models.ts'

import { fail, type Failure } from '../contract/handlers.ts'
import { faultText, type TenantFault } from '../tenants/tenant-fault.ts'

/** @source schemas/models/problem.yaml, Problem.errors and Problem.faults */
const MAX_ERRORS = 200
const MAX_LENGTH = 300
/** @source schemas/models/studio.yaml, StudioFault */
const MAX_TEXT = 2_000
const MAX_PATH = 600

/** The failure for a folder with faults, cut to the response's limits. */
export const refuseFaults = (faults: readonly TenantFault[]): Failure =>
  fail('DRAFT_REFUSED', {
    errors: faults.slice(0, MAX_ERRORS).map((fault) => ({
      path: `${fault.file} ${fault.path}`.slice(0, MAX_LENGTH),
      message: faultText(fault).slice(0, MAX_LENGTH),
    })),
    faults: faults.slice(0, MAX_ERRORS).map(faultAnswer),
  })

/** A fault, cut to the response's limits. */
export const faultAnswer = ({ file, path, found, expected, near }: TenantFault): StudioFault => ({
  file: file.slice(0, MAX_LENGTH),
  path: path.slice(0, MAX_PATH),
  found: found.slice(0, MAX_TEXT),
  expected: expected.slice(0, MAX_TEXT),
  near: near?.slice(0, MAX_TEXT),
})
