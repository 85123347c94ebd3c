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
  // Name of the logo link while the cart has items: warns that it may empty the cart.
  'shell.logo-clears-cart': 'Volver al inicio de {name}. Tu pedido se puede borrar',
  // Name of the button that opens the account panel.
  'shell.side-menu': 'Abrir mi cuenta',
  // Link in the banner and the header: opens the hours modal.
  'shell.see-hours': 'Ver horarios',
  // Marker in the header of a closed venue, and tag on its card.
  'shell.closed-tag': 'Cerrado',
  // Link from a branch contact to the list of its branch.
  'shell.change-venue': 'Cambiar local',
  // Name of the list of contact links in the venue header.
  'shell.contact': 'Contacto del local',
  // Names of the contact links.
  'shell.instagram': 'Instagram de {name}',
  'shell.facebook': 'Facebook de {name}',
  'shell.call': 'Llamar a {name}',
  'shell.whatsapp': 'Escribir a {name} por WhatsApp',
  'shell.share': 'Compartir',
  // Toast after copying the page's address, on devices without a share sheet.
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
  // Toast while the browser is offline.
  'shell.offline': 'Estás sin conexión',
  // Full-screen state while a page loads.
  'shell.status.loading': 'Cargando…',
  // Below the reason why a page cannot be shown: the failure's id in the operator's log.
  'shell.status.request': 'Código del error: {id}.',
  // Replaces a block that failed.
  'shell.block.failed': 'No pudimos mostrar esta parte de la página.',
  // Replaces an unknown block.
  'shell.block.unknown': 'Esta parte de la página no está disponible.',
} as const
