/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { ThemeFile } from '../tenant.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a ThemeFile. */
export declare const isThemeFile: Guard<ThemeFile>
