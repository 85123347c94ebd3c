/** Account panel. Diner spec §2.11. Its modals come with the sign-in feature. */
export const account = {
  // Name of the panel.
  'account.title': 'Mi cuenta',
  'account.hello': '¡Hola {name}!',
  // On pages where there is nothing to do yet: no venue is chosen.
  'account.empty': 'Elige un local para ver tus opciones.',
  // Opens the address modal.
  'account.address': 'Mi dirección',
  // Forgets name, phone and email on this device.
  'account.forget': 'Olvidar mis datos en este dispositivo',
} as const
