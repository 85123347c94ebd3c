/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type { CartItems } from '../models.ts'
import type { Guard } from './finding.d.ts'

/** Whether a value is a CartItems. */
export declare const isCartItems: Guard<CartItems>
