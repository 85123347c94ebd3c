/** What the shell says with the code that comes later. Quoted texts: diner spec §2.1. */
export const late = {
  // Banner while the venue is closed and takes no orders.
  'shell.closed': 'Local cerrado.',
  // Banner while the venue is closed but an order can be scheduled.
  'shell.closed-schedule': 'Local cerrado, programa tu pedido.',
  // Banner while the venue is open but the order mode of the page is not, by hours of its own.
  'shell.mode-closed': '{mode} no toma pedidos a esta hora.',
  // The same where an order can be scheduled in it.
  'shell.mode-closed-schedule': '{mode} no toma pedidos a esta hora, programa tu pedido.',
  // Line below the header as long as the browser has no network.
  'late.offline': 'Estás sin conexión. Puedes ver el menú; para enviar tu pedido necesitas internet.',
  // Toast when the browser has a network again.
  'late.online': 'Ya tienes conexión',
  // Name of that line for who finds it by the places of the page.
  'late.offline.name': 'Conexión',
} as const
