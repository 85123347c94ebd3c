/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { KeptTrip } from '../models.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a KeptTrip. */
export declare const isKeptTrip: Guard<KeptTrip>
