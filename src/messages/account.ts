/** Account panel. Diner spec §2.11. Its modals come with the sign-in feature. */
export const account = {
  // Name of the panel.
  'account.title': 'Mi cuenta',
  'account.sign-in': 'Iniciar sesión',
  'account.hello': '¡Hola {name}!',
  'account.orders': 'Mis pedidos',
  // On pages where there is nothing to do yet: no venue is chosen.
  'account.empty': 'Elige un local para ver tus opciones.',
  // Opens the address modal.
  'account.address': 'Mi dirección',
  // Forgets name, phone and email on this device.
  'account.forget': 'Olvidar mis datos en este dispositivo',
  'account.sign-out': 'Cerrar sesión',
  // Toast when a button for signed-in customers is pressed by somebody who is not.
  'account.sign-in-first': 'Inicie sesión',
} as const
