import { scenarios } from '#messages/scenarios.ts'
import { createMessages } from '#messages/index.ts'
import type { State } from '#scenarios/state.ts'

const t = createMessages()(scenarios)

/** Name of a state; these texts have no placeholders. */
export const stateTitle = ({ title }: State): string => t(title as keyof typeof scenarios)
