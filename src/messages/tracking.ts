/** Live tracking of a delivery. Quoted texts: delivery spec §2; states: §4. */
export const tracking = {
  // Title and heading of the page; {code} in groups.
  'tracking.title': 'Pedido {code}',
  // Beside the heading: when the order was placed, on the venue's clock.
  'tracking.placed': '{time} hs · {date}',
  // The coloured label.
  'tracking.status.PENDING': 'En preparación',
  'tracking.status.STACKING': 'Asignando repartidor',
  'tracking.status.LOOKING_FOR_DRIVER': 'Buscando repartidor',
  'tracking.status.ON_ROUTE_TO_PICK_UP': 'Camino al local',
  'tracking.status.IN_STORE': 'En el local',
  'tracking.status.ON_ROUTE_TO_DROP_OFF': 'En camino',
  'tracking.status.ON_ROUTE_TO_DROP_OFFS': 'En camino',
  'tracking.status.DELIVERED': 'Entregado',
  'tracking.status.RETURNED': 'Entregado',
  'tracking.status.DRIVER_CANCELED': 'Buscando otro repartidor',
  'tracking.status.CANCELED': 'Pedido cancelado',
  // The label and the sentence before the venue has accepted the order, which may still need payment or its message.
  'tracking.status.placed': 'Pedido hecho',
  'tracking.hint.placed': 'Aquí verás cuando el local lo prepare y cuando salga.',
  // One sentence below it.
  'tracking.hint.PENDING': 'El local está preparando tu pedido. Aquí verás cuando salga.',
  'tracking.hint.STACKING': 'El local está preparando tu envío.',
  'tracking.hint.LOOKING_FOR_DRIVER': 'Estamos buscando quién te lo lleve.',
  'tracking.hint.ON_ROUTE_TO_PICK_UP': 'El repartidor va al local a buscar tu pedido.',
  'tracking.hint.IN_STORE': 'El repartidor está en el local.',
  'tracking.hint.ON_ROUTE_TO_DROP_OFF': 'El repartidor va hacia tu dirección.',
  'tracking.hint.ON_ROUTE_TO_DROP_OFFS':
    'El repartidor va hacia tu dirección y puede hacer otra entrega antes.',
  'tracking.hint.DELIVERED': 'Que lo disfrutes.',
  'tracking.hint.RETURNED': 'Que lo disfrutes.',
  'tracking.hint.DRIVER_CANCELED': 'El repartidor no pudo llevarlo. El local busca a otro.',
  'tracking.refresh': 'Actualizar',
  // After pressing it, on the venue's clock.
  'tracking.refreshed': 'Actualizado a las {time}',
  // Whether updates arrive live.
  'tracking.live': 'En vivo',
  'tracking.polling': 'Cada 15 segundos',
  // Replaces both when the data is older than a minute.
  'tracking.known': 'Actualizado {age}',
  // While the server is unreachable; {time} is the age of the data.
  'tracking.offline': 'Estás sin conexión. Esto es lo que sabíamos a las {time}.',
  // No data yet.
  'tracking.empty': 'No pudimos cargar el seguimiento. Lo intentamos de nuevo en unos segundos.',
  'tracking.not-updated': 'No pudimos actualizar el seguimiento. Esto es lo que sabíamos a las {time}.',
  // The rider block.
  'tracking.no-rider': 'Sin repartidor',
  'tracking.whatsapp': 'WhatsApp',
  'tracking.call': 'Llamar',
  // The message to the rider. It omits the order's code, which would give access to this page and the delivery key.
  'tracking.whatsapp-text': 'Hola, te escribo por el pedido que me llevas.',
  'tracking.eta': 'Entrega estimada: {eta}',
  'tracking.eta-at': '{time} hs',
  // Position of the rider, and its age.
  'tracking.nearby': 'Muy cerca de tu dirección · {age}',
  'tracking.distance': 'A {km} km de tu dirección · {age}',
  'tracking.position': 'Última ubicación {age}',
  'tracking.age.now': 'hace instantes',
  'tracking.age.minutes': 'hace {count} min',
  'tracking.age.hours': 'hace {count} h',
  // After a cancellation by the venue: how to contact it, and the message.
  'tracking.venue': '¿Tienes dudas? Habla con el local.',
  'tracking.venue-write': 'Escribir al local',
  'tracking.venue-call': 'Llamar al local',
  'tracking.venue-text': 'Hola, les escribo por mi pedido {code}.',
  // The delivery key and its one-time modal.
  'tracking.key': 'Clave de entrega',
  'tracking.key-note': 'El repartidor te solicitará esta clave al entregar el pedido',
  'tracking.key-modal.title': 'Comparte la clave {code}',
  'tracking.key-modal.text':
    'El repartidor confirmará la entrega del pedido con la clave de entrega. ¡Espera a recibir el pedido para compartirla!',
  'tracking.key-modal.continue': 'Continuar',
  // The map and its markers, for screen readers.
  'tracking.map': 'Mapa del envío. Muévelo con las flechas, acércalo con más y menos.',
  'tracking.marker.branch': 'Local',
  'tracking.marker.destination': 'Tu dirección',
  'tracking.marker.rider': 'Repartidor',
  'tracking.no-map': 'No pudimos mostrar el mapa.',
  // Link to the order's page.
  'tracking.order': 'Ver mi pedido',
} as const
