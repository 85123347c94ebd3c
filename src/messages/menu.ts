/** Menu home. Diner spec §2.5. */
export const menu = {
  // Slider of remarked plates.
  'menu.highlights': 'Lo más destacado',
  // Name of the category bar.
  'menu.categories': 'Categorías',
  // Search in the menu.
  'menu.search': 'Buscar en el menú',
  'menu.clear-search': 'Borrar búsqueda',
  // Name of the list of search results.
  'menu.found': 'Platos encontrados',
  'menu.no-results': 'No encontramos platos para «{text}».',
  'menu.results': '{n} platos encontrados',
  'menu.results.one': '1 plato encontrado',
  // Below the first {shown} of {n} search results.
  'menu.results-cut': 'Se muestran {shown} de {n}. Escribe otra palabra para encontrar el tuyo.',
  // Menu without any category.
  'menu.empty': 'Este menú todavía no tiene platos.',
  // Back from a category to the whole menu.
  'menu.all': 'Ver todo el menú',
  // Number of plates on a category card.
  'menu.plate-count': '{n} platos',
  'menu.plate-count.one': '1 plato',
  // Pills on discounted plates: percent, fixed amount, buy n pay m, final price.
  'menu.discount.PERCENT': '{n} % OFF',
  'menu.discount.FIXED': '{amount} OFF',
  'menu.discount.MULTIPLE': '{buy}x{pay}',
  'menu.discount.FINAL_PRICE': 'A {amount}',
  // Plate that cannot be ordered.
  'menu.sold-out': 'Agotado',
  // Loading the menu failed.
  'menu.error': 'No pudimos cargar el menú.',
  // Loading the venue's notices failed.
  'menu.notices-error': 'No pudimos cargar los avisos del local.',
  // Cashback banner of the loyalty program; {n} is a percentage.
  'menu.cashback': 'Suma {n} % de tu compra en {program}',
} as const
