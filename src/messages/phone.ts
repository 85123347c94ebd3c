/** Texts of the phone field. */
export const phone = {
  // Name of the list of countries beside the number.
  'phone.country': 'País del teléfono',
} as const
