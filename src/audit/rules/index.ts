import type { Rule } from '../rule.ts'
import { axe } from './axe.ts'

/** Every rule of the audit, in the order in which they are checked. A rule that is not here is not checked. */
export const rules: readonly Rule[] = [axe]
