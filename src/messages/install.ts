/** Offer to install the storefront as an app. @source diner spec §2.8, §2.10 "Install prompt" */
export const install = {
  // Name of the offer, read by screen readers.
  'install.label': 'Instalar la app',
  // Heading of the offer.
  'install.title': 'Lleva {name} en tu pantalla de inicio',
  // Why to install it, if the browser supports installing.
  'install.text': 'Pide más rápido y mira el menú incluso sin conexión.',
  // Button that opens the browser's own dialog.
  'install.accept': 'Instalar',
  // Button that closes the offer permanently.
  'install.dismiss': 'Ahora no',
  // Steps for Safari on iPhone and iPad, which only supports manual installation.
  'install.apple.share': 'Toca Compartir en la barra del navegador.',
  'install.apple.add': 'Elige «Agregar a inicio».',
  // In a social app's browser, which cannot install and loses the cart.
  'install.leave.title': 'Abre {name} en tu navegador',
  'install.leave.text': 'Aquí tu pedido puede perderse al cerrar la ventana.',
  // Button that leaves the social app.
  'install.leave.open': 'Abrir en el navegador',
  // If the social app blocks the button.
  'install.leave.by-hand': '¿No se abre? Toca ··· y elige «Abrir en el navegador».',
  // Toast after the app was installed.
  'install.done': 'Listo, ya está en tu pantalla de inicio',
} as const
