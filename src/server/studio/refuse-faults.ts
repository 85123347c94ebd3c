import { fail, type Failure } from '../contract/handlers.ts'
import { faultText, type TenantFault } from '../tenants/tenant-fault.ts'

/** @source schemas/models/problem.yaml, Problem.errors */
const MAX_ERRORS = 200
const MAX_LENGTH = 300

/** The refusal of a folder for its faults, as far as an answer carries them. */
export const refuseFaults = (faults: readonly TenantFault[]): Failure =>
  fail('DRAFT_REFUSED', {
    errors: faults.slice(0, MAX_ERRORS).map((fault) => ({
      path: `${fault.file} ${fault.path}`.slice(0, MAX_LENGTH),
      message: faultText(fault).slice(0, MAX_LENGTH),
    })),
  })
