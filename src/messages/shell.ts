/** Header, banners, footer, full-screen states. Quoted texts: diner spec §2.1, §2.10, §4. */
export const shell = {
  // First link of the page, visible when focused: jumps over header and bars.
  'shell.skip-to-content': 'Ir al contenido',
  // Name of the back arrow of the header.
  'shell.back': 'Volver',
  // Name of the logo link while the cart is empty.
  'shell.logo': 'Ir al menú de {name}',
  // Name of the logo link on pages of a brand, where there is no menu yet.
  'shell.logo-home': 'Ir al inicio de {name}',
  // Name of the logo link while the cart holds items: it says what pressing it may do.
  'shell.logo-clears-cart': 'Volver al inicio de {name}. Tu pedido se puede borrar',
  // Name of the button that opens the account panel.
  'shell.side-menu': 'Abrir mi cuenta',
  // Banner while the venue is closed and takes no orders.
  'shell.closed': 'Local cerrado.',
  // Banner while the venue is closed but an order can be scheduled.
  'shell.closed-schedule': 'Local cerrado, programa tu pedido.',
  // Link in the banner and the header: opens the hours modal.
  'shell.see-hours': 'Ver horarios',
  // Marker in the header of a closed venue, and tag on its card.
  'shell.closed-tag': 'Cerrado',
  // Title of the closed modal when nothing can be ordered.
  'shell.closed-modal.title': 'Local cerrado',
  // Title of the closed modal when an order can be scheduled.
  'shell.closed-modal.title-schedule': 'Programa tu pedido',
  // Text of the closed modal when nothing can be ordered.
  'shell.closed-modal.text':
    'El local está cerrado y por ahora no se pueden realizar pedidos. Puedes ver el menú.',
  // Text of the closed modal when an order can be scheduled.
  'shell.closed-modal.text-schedule': 'El local está cerrado. Puedes programar tu pedido para más tarde.',
  // The only button of the closed modal.
  'shell.closed-modal.accept': 'Aceptar',
  // Link from a branch contact to the list of its branch.
  'shell.change-venue': 'Cambiar local',
  // Button shown while an order of this browser is in progress.
  'shell.order-in-progress': 'PEDIDO EN CURSO',
  // Name of the list of contact links in the venue header.
  'shell.contact': 'Contacto del local',
  // Names of the contact links.
  'shell.instagram': 'Instagram de {name}',
  'shell.facebook': 'Facebook de {name}',
  'shell.call': 'Llamar a {name}',
  'shell.whatsapp': 'Escribir a {name} por WhatsApp',
  'shell.share': 'Compartir',
  // Toast after the address of the page was copied because the device has no share sheet.
  'shell.link-copied': 'Enlace copiado',
  // Toast when neither sharing nor copying worked.
  'shell.share-failed': 'No pudimos compartir el enlace',
  // Name of the address link, which opens a maps page.
  'shell.open-map': 'Ver {address} en el mapa',
  // Footer link to the provider.
  'shell.powered-by': 'Con la tecnología de',
  // Names of the toast area and of the button that closes a toast.
  'shell.toasts': 'Avisos',
  'shell.close-toast': 'Cerrar aviso',
  // Toast while the browser has no network.
  'shell.offline': 'Estás sin conexión',
  // Full-screen state while a page loads.
  'shell.status.loading': 'Cargando…',
  // Full-screen state when the data of a page could not be loaded, and its action.
  'shell.status.error.title': 'Algo no salió bien',
  'shell.status.error.text': 'No pudimos cargar esta página. Inténtalo de nuevo en unos minutos.',
  'shell.status.error.action': 'Reintentar',
  // Full-screen state for an unknown alias, plate or address.
  'shell.status.not-found.title': 'No encontramos esta página',
  'shell.status.not-found.text': 'Revisa la dirección o vuelve al inicio.',
  'shell.status.not-found.action': 'Volver al inicio',
  // Full-screen state when every branch contact is blocked.
  'shell.status.blocked.title': 'Por ahora no tomamos pedidos',
  'shell.status.blocked.text': 'Este local no está disponible en este momento.',
  // Full-screen state when the order mode of the address does not exist.
  'shell.status.no-mode.title': 'Este menú no está disponible',
  'shell.status.no-mode.text': 'Elige otra forma de hacer tu pedido.',
  'shell.status.no-mode.action': 'Ver opciones',
  // Order error screen.
  'shell.status.no-order.title': 'No encontramos este pedido',
  'shell.status.no-order.text': 'Revisa el código o vuelve al menú del local.',
  'shell.status.no-order.action': 'Volver al Menú',
  // In place of a block that failed.
  'shell.block.failed': 'No pudimos mostrar esta parte de la página.',
  // In place of a block the program does not know.
  'shell.block.unknown': 'Esta parte de la página no está disponible.',
} as const
