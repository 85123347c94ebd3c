/** Pages in a browser without JavaScript. Rendered only by the server, around the user interface. */
export const noScript = {
  // Name and text of the strip above menu, plate, cart and checkout.
  'no-script.name': 'Sin JavaScript',
  'no-script.text':
    'Puedes leer el menú. Para elegir, armar tu pedido y enviarlo hace falta JavaScript, y aquí está desactivado.',
  // What to do: with a contact to the venue, and without one.
  'no-script.ways': 'Actívalo y vuelve a cargar la página, o pide directamente al local.',
  'no-script.no-ways': 'Actívalo y vuelve a cargar la página.',
  // Contacts: {phone} is formatted for its country.
  'no-script.call': 'Llamar al {phone}',
  'no-script.message': 'Pedir por WhatsApp',
  // Default text of the message.
  'no-script.greeting': 'Hola, quiero hacer un pedido.',
} as const
