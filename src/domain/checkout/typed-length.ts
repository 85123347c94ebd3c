/**
 * The longest name that is taken as typed.
 *
 * @units characters
 * @source assumed: the spec shows no value; 80 because no name on a door is longer
 */
export const NAME_MAX = 80

/**
 * The longest phone that is taken as typed, with all that people put between digits.
 *
 * @units characters
 * @source assumed: the spec shows no value; 40 because it is more than twice the fifteen digits of the longest number
 */
export const PHONE_MAX = 40
