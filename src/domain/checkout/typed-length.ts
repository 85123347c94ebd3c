/*
 * The longest texts that fields take as typed, and that an address or a stored address brings. The contract carries
 * each of them; `tests/contract/typed-length.test.ts` fills an order to all of them.
 */

/**
 * The longest name accepted as typed.
 * @units characters
 * @source assumed: the spec shows no value; 80 because no name on a door is longer
 */
export const NAME_MAX = 80

/**
 * The longest phone accepted as typed, with the separators people use.
 * @units characters
 * @source assumed: the spec shows no value; 40 because it is more than twice the fifteen digits of the longest number
 */
export const PHONE_MAX = 40

/** The longest document as typed, with its dots. @units characters @source the contract */
export const DOCUMENT_MAX = 20

/** The longest number of a table. @units characters @source the contract */
export const TABLE_MAX = 20

/** The longest id of a table, as encoded in its QR code. @units characters @source the contract */
export const TABLE_UID_MAX = 60

/** The longest name on a receipt. @units characters @source the contract */
export const RECEIPT_NAME_MAX = 100

/** The longest street, with its house number where one field has both. @units characters @source the contract */
export const STREET_MAX = 120

/** The longest postal code. @units characters @source the contract */
export const POSTAL_CODE_MAX = 20

/** The longest name of a city or a province. @units characters @source the contract */
export const CITY_MAX = 80

/** The longest 'Entrecalles'. @units characters @source the contract */
export const BETWEEN_STREETS_MAX = 120

/** The longest 'Aclaraciones'. @units characters @source the contract */
export const DETAILS_MAX = 250

/**
 * The longest amount as typed, with the separators people use.
 * @units characters
 * @source assumed: twice that of any amount
 */
export const AMOUNT_MAX = 20

/** The longest source and campaign of a visit; links of campaigns have longer ones. @units characters @source the contract */
export const VISIT_TEXT_MAX = 60
