/** Plate detail. Diner spec §2.6, §5. */
export const plate = {
  // Size section and its mark.
  'plate.sizes': 'Opciones',
  'plate.required': 'Obligatorio',
  'plate.completed': 'Completado',
  // Hints of a garnish group.
  'plate.choose': 'Elige {n}',
  'plate.up-to': 'hasta {n}',
  // Hint of an incomplete group: the rule, then the number chosen so far.
  'plate.progress': '{rule} · llevas {n}',
  'plate.at-maximum': 'Llegaste al máximo de {n}',
  // Toasts when a group is full.
  'plate.error.GROUP_AT_MAXIMUM': 'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo',
  'plate.error.OVER_MAXIMUM': 'No se pueden agregar mas que el máximo',
  // Toast when a garnish was removed from the menu meanwhile.
  'plate.error.GARNISH_UNAVAILABLE': 'Esa opción ya no está disponible',
  // Toast when a mandatory group is incomplete.
  'plate.error.GARNISH_AMOUNT': 'Revise que haya agregado la cantidad correcta de opcionales',
  // Notes field.
  'plate.notes': 'Aclaraciones',
  'plate.notes-placeholder': 'Ej.: sin cebolla',
  // Button to add, or to update when editing; followed by the total.
  'plate.add': 'Agregar',
  'plate.update': 'Actualizar',
  'plate.button-total': '{action} · {amount}',
  // Toast after editing.
  'plate.updated': 'Ítem actualizado con éxito!',
  // Price difference of a garnish or size.
  'plate.extra-price': '+ {amount}',
  // Unknown or removed plate.
  'plate.not-found': 'Este plato ya no está en el menú.',
  'plate.back-to-menu': 'Volver al Menú',
  // Replaces the button when nothing can be ordered.
  'plate.sold-out': 'Agotado',
} as const
