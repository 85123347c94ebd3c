/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { TrackingInfo } from '../models.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a TrackingInfo. */
export declare const isTrackingInfo: Guard<TrackingInfo>
