/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { AuditRatchet } from '../audit.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a AuditRatchet. */
export declare const isAuditRatchet: Guard<AuditRatchet>
