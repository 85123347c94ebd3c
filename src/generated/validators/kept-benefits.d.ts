/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { KeptBenefits } from '../models.ts'

/** Whether a value is a KeptBenefits. */
export declare const isKeptBenefits: (value: unknown) => value is KeptBenefits
