/** Address modal. Diner spec §2.13, §4, §5, §8. */
export const address = {
  // Title and tabs.
  'address.title': '¿Dónde lo enviamos?',
  'address.tab.typed': 'Mi dirección',
  'address.tab.located': 'Mi ubicación',
  // Fields.
  'address.street': 'Dirección',
  'address.street-placeholder': 'Calle y número',
  'address.details': 'Aclaraciones',
  'address.details-placeholder': 'Piso, departamento, timbre',
  'address.between-streets': 'Entrecalles',
  'address.postal-code': 'Código postal',
  'address.city': 'Ciudad',
  'address.province': 'Provincia',
  // Suggestions under the address field.
  'address.suggestions': 'Direcciones sugeridas',
  'address.suggestion-count': '{n} direcciones sugeridas',
  'address.suggestion-count.one': '1 dirección sugerida',
  // An address without coordinates: under the field with a button, then above the map where the diner marks the point.
  'address.lost.NOT_FOUND': 'No encontramos esa dirección',
  'address.lost.UNREACHABLE': 'No pudimos buscar la dirección',
  'address.lost-hint': 'Revisa la calle y el número, o marca tu puerta en el mapa.',
  'address.place': 'Marcar en el mapa',
  // The same, once the marker was moved.
  'address.placed': 'Punto marcado',
  'address.placed-hint': 'El local la recibe así, y puede llamarte para confirmarla.',
  // Addresses used before.
  'address.saved': 'Mis direcciones',
  // Geolocation.
  'address.locate': 'Usar mi ubicación',
  'address.locating': 'Buscando tu ubicación…',
  'address.locate-hint': 'Te pediremos permiso para ver dónde estás.',
  'address.locate-failed': 'Error obteniendo coordenadas',
  // Under it when the device gave no position; and the button after a position was found.
  'address.locate-retry': 'Inténtalo de nuevo o escribe tu dirección.',
  'address.locate-again': 'Buscar mi ubicación otra vez',
  // Under it when the diner denied access.
  'address.locate-denied': 'Permite el acceso a tu ubicación en el navegador o escribe tu dirección.',
  // The map, and its text for screen readers.
  'address.map': 'Mapa con tu dirección',
  'address.map-position': 'Marcador en {address}',
  'address.zoom-in': 'Acercar el mapa',
  'address.zoom-out': 'Alejar el mapa',
  'address.map-drag': 'Mueve el marcador hasta tu puerta.',
  // The map of an address without coordinates: its marker, the line under it, and its replacement when it cannot be
  // shown.
  'address.map-door': 'Marcador de tu puerta: muévelo con las flechas',
  'address.map-place': 'Toca el mapa o mueve el marcador hasta tu puerta.',
  'address.map-missing': 'No pudimos mostrar el mapa. Prueba en la pestaña Mi ubicación.',
  // Saves the address.
  'address.save': 'Guardar dirección',
  // Checks of the simple mode.
  'address.error.STREET_REQUIRED': 'Ingrese una dirección',
  'address.error.BETWEEN_STREETS_REQUIRED': 'Ingrese entrecalles',
  // Check of the complex mode.
  'address.error.FIELDS_REQUIRED': 'Asegúrese de completar todos los campos obligatorios',
  // Toast when a mandatory modal is closed without an address.
  'address.error.ADDRESS_REQUIRED': 'Debe ingresar la dirección',
  // Saved without the required point.
  'address.error.POINT_REQUIRED': 'Marca tu puerta en el mapa',
  // The geocoded place has no house number.
  'address.error.NUMBER_REQUIRED': 'Agrega el número de la calle',
  // The pin was moved away from the written address.
  'address.error.TOO_FAR': 'El punto del mapa está lejos de esa dirección. Acércalo o corrige la dirección.',
  // Address outside the area, from the fee request.
  'address.error.OUT_OF_ZONE': 'Tu dirección está fuera de la zona de entrega.',
  // No courier in the zone, from the fee request. Spelled as in diner spec §8.
  'address.error.NO_RIDERS':
    'En este momento no contamos con repartidores en la zona. Vuelva a intentar mas tarde',
} as const
