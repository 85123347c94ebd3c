/** What the shell says once the page is idle. */
export const late = {
  // Line below the header as long as the browser has no network.
  'late.offline': 'Estás sin conexión. Puedes ver el menú; para enviar tu pedido necesitas internet.',
  // Toast when the browser has a network again.
  'late.online': 'Ya tienes conexión',
  // Name of that line for who finds it by the places of the page.
  'late.offline.name': 'Conexión',
} as const
