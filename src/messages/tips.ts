/** Tips, at venues that accept them. Ours. */
export const tips = {
  // Section of the checkout, and its question.
  'tip.title': 'Propina',
  'tip.choice': '¿Quieres dejar propina?',
  // The choices: none, a percentage with its amount below, a custom amount.
  'tip.none': 'Sin propina',
  'tip.percent': '{n} %',
  'tip.other': 'Otro monto',
  'tip.amount': 'Monto de la propina',
  'tip.amount-hint': 'Hasta {max}',
  // Line of the order.
  'tip.line': 'Propina',
} as const
