/** Guide of nearby venues. Quoted texts: delivery spec §2. */
export const guide = {
  // Heading of the page; {name} is the name below.
  'guide.title': 'La carta está en {name}',
  // Name of the guide: a product with another name overrides it in the base folder.
  'guide.name': 'Tucán',
  // Under the heading.
  'guide.text': 'Encuentra los locales que tienes cerca y mira su carta.',
  // Heading of the panel for the visitor's location.
  'guide.where': '¿Dónde estás?',
  // Position of the device: button, while locating, and why.
  'guide.locate': 'Usar mi ubicación',
  'guide.locating': 'Buscando tu ubicación',
  'guide.locate-hint': 'La usamos solo para ordenar los locales por distancia.',
  'guide.locate-denied':
    'Tu navegador no nos deja ver tu ubicación. Cambia el permiso o escribe una dirección.',
  'guide.locate-failed': 'No pudimos encontrar tu ubicación. Inténtalo de nuevo o escribe una dirección.',
  // Typed address.
  'guide.address': 'Dirección',
  'guide.address-placeholder': 'Calle, número y ciudad',
  'guide.address-search': 'Buscar',
  'guide.address-empty': 'Escribe una dirección',
  'guide.address-unknown': 'No encontramos esa dirección. Agrega la ciudad o revisa el número.',
  'guide.address-failed': 'No pudimos buscar la dirección. Inténtalo de nuevo en unos minutos.',
  // Above the candidate places for an entered address.
  'guide.which': '¿Cuál de estas?',
  // Search code of a venue.
  'guide.code': 'Código o nombre del local',
  'guide.code-clear': 'Borrar búsqueda',
  // Over the results; {place} is an address, or what follows for the position of the device.
  'guide.near': 'Cerca de {place}',
  'guide.here': 'tu ubicación',
  'guide.by-code': 'Resultados de «{code}»',
  'guide.results': '{n} locales',
  'guide.results.one': '1 local',
  'guide.more': 'Ver más',
  // Before any search.
  'guide.idle.title': 'Dinos dónde estás',
  'guide.idle.text': 'Con tu ubicación o una dirección te mostramos los locales más cercanos.',
  // Nothing found.
  'guide.empty.title': 'No encontramos locales cerca',
  'guide.empty.text': 'Prueba con otra dirección o con el código del local.',
  'guide.empty.action': 'Ver todas las marcas',
  'guide.empty-code.title': 'Ningún local coincide con tu búsqueda',
  'guide.empty-code.text': 'Revisa el código, o busca por el nombre del local.',
  // The search failed: toast, and instead of the list.
  'guide.failed': 'No pudimos buscar locales. Inténtalo de nuevo en unos minutos.',
  'guide.offline': 'Estás sin conexión. Busca de nuevo cuando vuelvas a tenerla.',
} as const
