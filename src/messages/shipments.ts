/** Screens of the rider. Quoted texts: delivery spec §2, §4, §8; the others are ours. */
export const shipments = {
  // List of shipments waiting for a rider: title, button, and its empty state.
  'shipments.title': 'Envíos',
  'shipments.refresh': 'Actualizar',
  'shipments.empty': 'No hay envíos para entregar',
  'shipments.empty-text': 'Cuando haya uno nuevo, aparece aquí solo.',
  'shipments.more': 'Ver más',
  // Below the list without a current shipment: link to the shift's page.
  'shipments.end-shift': 'Finalizar turno',
  // A row of the list: single or stack, waiting time, and whether something must be returned.
  'shipments.code': 'Envío {code}',
  'shipments.stack-code': 'Multientrega {code}',
  'shipments.count': '{n} envíos',
  'shipments.count-one': '1 envío',
  // Rough destination and cash to collect: on a row, before the rider takes it.
  'shipments.far': 'a {km} km',
  'shipments.nothing-to-collect': 'Nada que cobrar',
  // Sound and vibration for a new row; the sound is enabled by a press.
  'shipments.sound.on': 'Activar sonido',
  'shipments.sound.off': 'Apagar sonido',
  'shipments.new': 'Hay un envío nuevo',
  'shipments.known': 'Actualizado a las {time}',
  'shipments.since': 'Desde las {time}',
  // On an earlier day: {moment} is 'el viernes 20/11, 12:30 h'.
  'shipments.since-day': 'Desde {moment}',
  'shipments.returns': 'Con regreso al local',
  'shipments.arrival': 'Llegada prevista {time}',
  // Above the list, and instead of taking another, during a delivery.
  'shipments.in-progress': 'Tienes un envío en curso',
  'shipments.in-progress-open': 'Abrir el envío en curso',
  // Failures. The last two end with an ellipsis in the specification; the rest is assumed after the first.
  'shipments.list-failed': 'Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos',
  'shipments.forbidden': 'No tienes permisos para ver los envíos',
  'shipments.fetch-failed': 'Hubo un error buscando el envío, vuelva a intentarlo en unos minutos',
  'shipments.move-failed': 'Hubo un error pasando el envío de estado, vuelva a intentarlo en unos minutos',
  // Another rider was faster: large label, toast. Wording assumed.
  'shipments.lost': 'Otro repartidor tomó este envío',
  'shipments.lost-text': 'Llegó antes que tú. Busca otro en la lista.',
  // The venue canceled the rider's shipment: toast. Wording assumed.
  'shipments.called-off': 'El local canceló el envío {code}',
  // Button of the detail page without a current shipment.
  'shipments.see-all': 'Ver envíos',
  // Heading of the detail page, and its parts.
  'shipments.in-stack': 'Envíos de la multientrega',
  // Toast after choosing another shipment of a stack.
  'shipments.selected': 'Se ha cambiado el envío seleccionado por el: {code}',
  // Status of a shipment.
  'shipments.status.PENDING': 'En preparación',
  'shipments.status.STACKING': 'Armando la multientrega',
  'shipments.status.LOOKING_FOR_DRIVER': 'Busca repartidor',
  'shipments.status.ON_ROUTE_TO_PICK_UP': 'En camino al local',
  'shipments.status.IN_STORE': 'En el local',
  'shipments.status.ON_ROUTE_TO_DROP_OFF': 'En camino al cliente',
  'shipments.status.ON_ROUTE_TO_DROP_OFFS': 'En camino al cliente',
  'shipments.status.DELIVERED': 'Entregado',
  'shipments.status.RETURNED': 'De regreso en el local',
  'shipments.status.DRIVER_CANCELED': 'Cancelado por el repartidor',
  'shipments.status.CANCELED': 'Cancelado por el local',
  // Slider: its step by status, for a stack with the code; instruction, and the alternative.
  'shipments.slider.take': 'Aceptar envío',
  'shipments.slider.in-store': 'En el local',
  'shipments.slider.on-route': 'En camino al cliente',
  'shipments.slider.on-route-code': 'En camino al cliente ({code})',
  'shipments.slider.delivered': 'Entregado',
  'shipments.slider.delivered-code': 'Entregado ({code})',
  'shipments.slider.return': 'Regreso al local',
  'shipments.slider.food-back': 'Regresado',
  'shipments.slider.hint': 'Deslice >>',
  'shipments.slider.ready': 'Suelta para confirmar',
  // The same for keyboards.
  'shipments.slider.enter': 'Presiona Enter para confirmar',
  'shipments.slider.press': 'Confirmar sin deslizar',
  'shipments.slider.confirm': 'Confirmar',
  'shipments.slider.back': 'Volver',
  'shipments.slider.needs-network': 'Para aceptar un envío necesitas conexión.',
  // Toast after a step, by the new status.
  'shipments.done.ON_ROUTE_TO_PICK_UP': 'Envío aceptado. Ve al local.',
  'shipments.done.IN_STORE': 'Llegada al local registrada',
  'shipments.done.ON_ROUTE_TO_DROP_OFF': 'Pedido retirado. Llévalo al cliente.',
  'shipments.done.ON_ROUTE_TO_DROP_OFFS': 'Pedidos retirados. Llévalos a los clientes.',
  'shipments.done.DELIVERED': 'Envío entregado',
  'shipments.done.RETURNED': 'Regreso al local registrado',
  'shipments.done.DRIVER_CANCELED': 'Envío cancelado',
  // Steps not sent yet, and refused ones.
  'shipments.pending': 'Pendiente de enviar',
  'shipments.pending-one': 'Un paso está guardado en este teléfono. Se envía solo cuando vuelva la conexión.',
  'shipments.pending-unsaved':
    'Este teléfono no tiene espacio para guardar tus pasos. No cierres esta página hasta que se envíen.',
  'shipments.pending-many':
    '{n} pasos están guardados en este teléfono. Se envían solos y en orden cuando vuelva la conexión.',
  'shipments.undone': 'Se deshizo lo que no se pudo enviar. El envío está como lo conoce el local.',
  'shipments.old': 'Sin conexión. Esto es lo que sabíamos a las {time}.',
  // Card of the store: until leaving it, and when food is returned to it.
  'shipments.store': 'Retira en el local',
  'shipments.store-back': 'Lleva la comida de vuelta',
  'shipments.store-back-text': 'El envío {code} se canceló en camino. Regresa al local y confírmalo abajo.',
  'shipments.check': 'Revisa antes de salir',
  'shipments.check-of': 'Envío {code}',
  'shipments.check-line': '{quantity} × {name}',
  // Card of the destination, before the rider leaves the store.
  'shipments.place': 'Se entrega en',
  // Card of the recipient; only shown on the way there.
  'shipments.receiver': 'Recibe',
  'shipments.receiver-name': 'Nombre',
  'shipments.receiver-phone': 'Teléfono',
  'shipments.receiver-between': 'Entre {streets}',
  'shipments.receiver-notes': 'Notas',
  'shipments.receiver-call': 'Llamar',
  'shipments.receiver-map': 'Cómo llegar',
  'shipments.receiver-later': 'Los datos de quien recibe aparecen cuando vuelva la conexión.',
  'shipments.collect': 'Cobrar {amount}',
  'shipments.collect-cash': 'En efectivo',
  'shipments.collect-change': 'Paga con {paysWith}. Vuelto {change}.',
  'shipments.collect-other': 'Con tarjeta u otro medio',
  // Giving up.
  'shipments.cancel-simple': 'Cancelar envío en curso',
  'shipments.cancel-stack': 'Cancelar multientrega',
  'shipments.cancel-question': 'Si continúas, se cancelará el envío',
  'shipments.cancel-yes': 'Cancelar envío',
  'shipments.cancel-no': 'Volver',
  // The delivery key, which the diner says at the door.
  'shipments.key-title': 'Clave de entrega',
  'shipments.key-text': 'Pide la clave de 4 números a quien recibe.',
  'shipments.key-label': 'Clave',
  'shipments.key-confirm': 'Entregar',
  'shipments.key-incomplete': 'La clave tiene 4 números.',
  'shipments.key-wrong': 'La clave no es correcta. Te quedan {n} intentos.',
  'shipments.key-wrong-last': 'La clave no es correcta. Te queda un intento.',
  'shipments.key-none-left':
    'No quedan intentos. Cuenta por qué no hay clave: el local decide si entregas sin ella.',
  'shipments.key-asked': 'El local ya ve tu motivo. Cuando lo permita, presiona Entregar otra vez.',
  // The result of a key entered in a dialog that was closed.
  'shipments.key-late': 'Envío {code}: {text}',
  'shipments.key-unknown': 'No pudimos comprobar la clave. El envío sigue sin entregar.',
  'shipments.key-refused': 'La clave de entrega no era correcta. El envío sigue sin entregar.',
  'shipments.key-offline': 'Sin conexión. La clave se comprueba cuando vuelva.',
  'shipments.key-without': 'Entregar sin clave',
  'shipments.key-with': 'Tengo la clave',
  'shipments.key-reason': 'Motivo',
  'shipments.key-reason-hint': 'Por ejemplo: el cliente no la encuentra.',
  'shipments.key-reason-missing': 'Cuenta en pocas palabras por qué no hay clave.',
  // Toast on a phone whose shift continued on another one.
  'shipments.shift-elsewhere': 'Tu turno está abierto en otro teléfono.',
  // Position of the rider, only shared during a delivery.
  'shipments.position-ask':
    'Comparte tu ubicación para que quien recibe vea por dónde vienes. Solo durante este envío.',
  'shipments.position-share': 'Compartir mi ubicación',
  'shipments.position-shared': 'Compartes tu ubicación mientras dure este envío.',
  'shipments.position-denied': 'Tu ubicación no se comparte: el navegador no la permite.',
} as const
