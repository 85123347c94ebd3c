/** Lines of a cart or an order. Come with the list that shows them. */
export const orderLines = {
  // Notes of a line.
  'cart.notes': 'Aclaración: {notes}',
} as const
