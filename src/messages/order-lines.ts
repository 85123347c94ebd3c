/** Lines of a cart or an order. Loaded with their list. */
export const orderLines = {
  // Notes of a line.
  'cart.notes': 'Aclaración: {notes}',
} as const
