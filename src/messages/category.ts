/** Page of a category. */
export const category = {
  // The categories before and after it; the names of the links begin with what is shown.
  'category.others': 'Otras categorías',
  'category.before': '{name}, categoría anterior',
  'category.after': '{name}, categoría siguiente',
} as const
