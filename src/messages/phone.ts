/** Texts of the field for a phone, wherever one is asked for. */
export const phone = {
  // Name of the list of countries beside the number.
  'phone.country': 'País del teléfono',
} as const
