/** Full-screen states of companion pages. Quoted texts: delivery spec §2, §8. */
export const companion = {
  // Heading of the page for an unknown address.
  'companion.not-found.title': 'No encontramos esta página',
  'companion.not-found.text': 'Revisa la dirección o pide un enlace nuevo.',
  // Heading of the page for missing or expired permission.
  'companion.denied.title': 'Acceso denegado o link expirado',
  'companion.denied.text': 'Pide un enlace nuevo o vuelve a iniciar tu turno.',
  'companion.denied.action': 'Iniciar turno',
  // Full-screen state when loading a page's data failed, and its action.
  'companion.error.title': 'Algo no salió bien',
  'companion.error.text': 'No pudimos cargar esta página. Inténtalo de nuevo en unos minutos.',
  'companion.error.action': 'Reintentar',
} as const
