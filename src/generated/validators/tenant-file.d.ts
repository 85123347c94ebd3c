/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { TenantFile, TenantBaseFile } from '../tenant.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a TenantFile. */
export declare const isTenantFile: Guard<TenantFile>

/** Whether a value is a TenantBaseFile. */
export declare const isTenantBaseFile: Guard<TenantBaseFile>
