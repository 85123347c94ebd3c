/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { RiderSteps } from '../models.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a RiderSteps. */
export declare const isRiderSteps: Guard<RiderSteps>
