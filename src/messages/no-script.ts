/** Pages in a browser without JavaScript. Written by the server alone, around the interface. */
export const noScript = {
  // Name of the strip over menu, plate, cart and checkout, and its sentence.
  'no-script.name': 'Sin JavaScript',
  'no-script.text':
    'Puedes leer el menú. Para elegir, armar tu pedido y enviarlo hace falta JavaScript, y aquí está desactivado.',
  // What to do: with a way to the venue, and without one.
  'no-script.ways': 'Actívalo y vuelve a cargar la página, o pide directamente al local.',
  'no-script.no-ways': 'Actívalo y vuelve a cargar la página.',
  // The ways: {phone} is grouped as in its country.
  'no-script.call': 'Llamar al {phone}',
  'no-script.message': 'Pedir por WhatsApp',
  // What the message says until the diner changes it.
  'no-script.greeting': 'Hola, quiero hacer un pedido.',
} as const
