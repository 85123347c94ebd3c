/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { KeptCart } from '../models.ts'

/** Whether a value is a KeptCart. */
export declare const isKeptCart: (value: unknown) => value is KeptCart
