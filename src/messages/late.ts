/** Texts of the shell that load late. Quoted texts: diner spec §2.1. */
export const late = {
  // Banner while the venue is closed and takes no orders.
  'shell.closed': 'Local cerrado.',
  // Banner while the venue is closed but an order can be scheduled.
  'shell.closed-schedule': 'Local cerrado, programa tu pedido.',
  // Banner while the venue is open, but the page's order mode is closed by its own hours.
  'shell.mode-closed': '{mode} no toma pedidos a esta hora.',
  // The same when an order can be scheduled in it.
  'shell.mode-closed-schedule': '{mode} no toma pedidos a esta hora, programa tu pedido.',
  // Line below the header while the browser is offline.
  'late.offline': 'Estás sin conexión. Puedes ver el menú; para enviar tu pedido necesitas internet.',
  // Toast when the browser is online again.
  'late.online': 'Ya tienes conexión',
  // Landmark name of that line.
  'late.offline.name': 'Conexión',
} as const
