/** Page of a company: the grid of its branches. Diner spec §2.2. */
export const company = {
  // Heading of the grid.
  'company.title': 'Elige tu local',
  // Branch selection at the bare /menu, and its hint.
  'company.root.title': 'Elige dónde quieres pedir',
  'company.root.empty': 'Todavía no hay locales para mostrar.',
  // Empty company.
  'company.empty': 'Esta marca todavía no tiene locales.',
  // Loads the next page of branches.
  'company.more': 'Ver más locales',
  // After the last page.
  'company.end': 'No hay más locales',
  // Announced after a page was added.
  'company.loaded': '{n} locales',
} as const
