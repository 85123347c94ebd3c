/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { LiveSettings } from '../models.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a LiveSettings. */
export declare const isLiveSettings: Guard<LiveSettings>
