/** Page of a branch: order mode, address, list of branch contacts. Diner spec §2.3. */
export const branch = {
  // Prompt above the order-mode selector.
  'branch.prompt': '¿Cómo quieres tu pedido?',
  // Address prompt when delivery is chosen and no address is known, and when one is.
  'branch.address-prompt': '¿A dónde lo enviamos?',
  'branch.enter-address': 'Ingresa tu dirección',
  'branch.change-address': 'Cambiar dirección',
  // Search box over the list.
  'branch.search': 'Buscar Local',
  'branch.clear-search': 'Borrar búsqueda',
  // Heading of the list, for screen readers.
  'branch.list': 'Locales',
  // Delivery is chosen and no venue reaches the address, with what to do next.
  'branch.out-of-zone': 'Tu dirección está fuera de la zona de entrega.',
  'branch.out-of-zone-hint': 'Puedes retirar tu pedido en el local o ingresar otra dirección.',
  // The same hint when no venue offers take-away.
  'branch.out-of-zone-hint.address': 'Puedes ingresar otra dirección.',
  'branch.switch-to-take-away': 'Retirar en el local',
  'branch.other-address': 'Ingresar otra dirección',
  // No venue matches the search.
  'branch.no-results': 'Ningún local coincide con tu búsqueda.',
  // Loading distance and delivery reach for the diner's address failed.
  'branch.reach-failed': 'No pudimos comprobar qué locales llegan a tu dirección.',
  // Branch without venues.
  'branch.empty': 'Esta marca todavía no tiene locales.',
  // Announced when the list changes.
  'branch.results': '{n} locales encontrados',
  'branch.results.one': '1 local encontrado',
  // Name of the list of active order modes on a card.
  'branch.modes': 'Formas de pedir',
} as const
