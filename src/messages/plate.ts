/** Plate detail. Diner spec §2.6, §5. */
export const plate = {
  // Size section and its mark.
  'plate.sizes': 'Opciones',
  'plate.required': 'Obligatorio',
  'plate.completed': 'Completado',
  // Hints of a garnish group.
  'plate.choose': 'Elige {n}',
  'plate.up-to': 'hasta {n}',
  // Hint of a group that is being filled: the rule, then how many were chosen so far.
  'plate.progress': '{rule} · llevas {n}',
  'plate.at-maximum': 'Llegaste al máximo de {n}',
  // Toasts when a group can take no more.
  'plate.error.GROUP_AT_MAXIMUM': 'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo',
  'plate.error.OVER_MAXIMUM': 'No se pueden agregar mas que el máximo',
  // Toast when a garnish was taken off the menu meanwhile.
  'plate.error.GARNISH_UNAVAILABLE': 'Esa opción ya no está disponible',
  // Toast when an obligatory group is incomplete.
  'plate.error.GARNISH_AMOUNT': 'Revise que haya agregado la cantidad correcta de opcionales',
  // Notes field.
  'plate.notes': 'Aclaraciones',
  'plate.notes-placeholder': 'Ej.: sin cebolla',
  // Button that adds, or updates when editing; the total stands beside the word.
  'plate.add': 'Agregar',
  'plate.update': 'Actualizar',
  'plate.button-total': '{action} · {amount}',
  // Toast after editing.
  'plate.updated': 'Ítem actualizado con éxito!',
  // Price difference of a garnish or size.
  'plate.extra-price': '+ {amount}',
  // Plate that the menu does not have (any more).
  'plate.not-found': 'Este plato ya no está en el menú.',
  'plate.back-to-menu': 'Volver al Menú',
  // Shown instead of the button when nothing can be ordered.
  'plate.sold-out': 'Agotado',
} as const
