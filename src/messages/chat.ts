/** Contact with the venue: the chat panel and its button. Diner spec §2.15. */
export const chat = {
  // The floating button, and the entry of the account panel.
  'chat.help': 'Ayuda',
  // Name of the floating button.
  'chat.open': 'Pedir ayuda a {name}',
  // Title of the panel.
  'chat.title': '¿En qué te ayudamos?',
  // First line of the panel, above the message.
  'chat.intro': 'Escríbele a {name} y te responde por WhatsApp.',
  // The venue accepts no messages: only the other channels are shown.
  'chat.intro-no-message': 'Puedes comunicarte con {name} por estas vías:',
  'chat.message': 'Tu mensaje',
  // Default message when the diner comes from an order.
  'chat.about-order': 'Hola, necesito ayuda con el pedido {code}.',
  'chat.send': 'Enviar por WhatsApp',
  'chat.other-ways': 'Otras vías',
  'chat.call': 'Llamar al {phone}',
  'chat.instagram': 'Instagram',
  'chat.facebook': 'Facebook',
  // The venue has no contact channel.
  'chat.no-way': 'Este local no publicó datos de contacto.',
  // Name of the vendor's frame.
  'chat.frame': 'Chat con {name}',
  'chat.loading': 'Abriendo el chat…',
  // The vendor's code did not load: the panel shows the other channels.
  'chat.failed': 'El chat no respondió. Puedes comunicarte por estas vías:',
} as const
