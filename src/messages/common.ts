/** Words used by more than one feature. */
export const common = {
  // Close button of every modal.
  'common.close': 'Cerrar',
  // Confirmations.
  'common.retry': 'Reintentar',
  // Beside optional and required fields.
  'common.optional': 'Opcional',
  'common.required': 'Obligatorio',
  // Buttons of a quantity stepper; {name} is the item.
  'common.decrease': 'Quitar uno de {name}',
  'common.increase': 'Agregar uno de {name}',
  'common.quantity': 'Cantidad de {name}',
  // While something loads.
  'common.loading': 'Cargando',
  // Distance in kilometres, one decimal.
  'common.distance': '{km} km',
  // Name of the rating star.
  'common.rating': 'Valoración {rating} de 5',
  // Before the price of a plate with several sizes.
  'common.from-price': 'Desde {amount}',
  // Announced by screen readers before a struck-through and a reduced price.
  'common.price-before': 'Antes {amount}',
  'common.price-now': 'Ahora {amount}',
  // Weekdays, as rows of the hours table and in "Abre el martes a las 09:00".
  'common.weekday.MONDAY': 'Lunes',
  'common.weekday.TUESDAY': 'Martes',
  'common.weekday.WEDNESDAY': 'Miércoles',
  'common.weekday.THURSDAY': 'Jueves',
  'common.weekday.FRIDAY': 'Viernes',
  'common.weekday.SATURDAY': 'Sábado',
  'common.weekday.SUNDAY': 'Domingo',
} as const
