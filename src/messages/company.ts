/** Branch selection at the bare /menu, and the page of a company. Diner spec §2 routes, §2.2. */
export const company = {
  // Heading of the grid.
  'company.title': 'Elige tu local',
  // Branch selection at the bare /menu, and its hint.
  'company.root.title': 'Elige dónde quieres pedir',
  'company.root.text': 'Restaurantes y tiendas que reciben tu pedido en línea.',
  // Link to the guide of nearby venues.
  'company.root.guide': 'Ver los locales que tengo cerca',
  // Above the address that the branches are sorted by.
  'company.near': '¿Dónde estás?',
  // Search over all storefronts, and what it found.
  'company.root.search': 'Buscar por nombre',
  'company.root.results': '{n} locales encontrados',
  'company.root.results.one': '1 local encontrado',
  // No storefront at all.
  'company.root.empty': 'Todavía no hay locales para mostrar.',
  // Empty company.
  'company.empty': 'Esta marca todavía no tiene locales.',
  // Loads the next page of branches.
  'company.more': 'Ver más locales',
  // After the last page.
  'company.end': 'No hay más locales',
  // Announced after a page was added.
  'company.loaded': '{n} locales',
  // Loading the next page failed.
  'company.more-failed': 'No pudimos cargar más locales.',
} as const
