/** Names under which a device keeps what belongs to a shift at a store; all of it is forgotten with the shift. */
export const shiftKey = (alias: string): string => `rider.${alias}`
/** Steps that wait to be sent. */
export const stepsKey = (alias: string): string => `rider-steps.${alias}`
/** Whose steps those are, once the shift is over for the server. */
export const stepsOwnerKey = (alias: string): string => `rider-steps-owner.${alias}`
/** What is carried; it names the diner. */
export const tripKey = (alias: string): string => `rider-trip.${alias}`
