/** Why a job is given up at once: it can never be done, however often it is tried. */
export class Hopeless extends Error {}
