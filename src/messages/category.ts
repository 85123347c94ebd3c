/** Page of a category. */
export const category = {
  // The previous and next category; the links' names begin with their visible text.
  'category.others': 'Otras categorías',
  'category.before': '{name}, categoría anterior',
  'category.after': '{name}, categoría siguiente',
} as const
