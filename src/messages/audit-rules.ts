/** Texts of an audit rule: its title in a report, why it matters, and how to fix a finding. */
type RuleTexts = {
  readonly title: string
  readonly help: string
  /** About one element; `{measured}`, `{required}` and `{other}` are filled in. */
  readonly found: string
  /** for another way to violate the rule */
  readonly also?: string
}

/**
 * Texts of the accessibility audit's rules, by rule id. Their readers are operators, so tenants cannot override them.
 */
export const auditRules = {
  // axe-core's own findings; the finding's message follows.
  axe: {
    title: 'Reglas de axe-core',
    help: 'Comprobaciones automáticas de WCAG 2.2 A y AA de axe-core.',
    found: '{other}',
    also: '{other}. Este tiene {measured}:1 y necesita {required}:1. Cambia el color del texto o el de su fondo.',
  },
  // Text against its background.
  'low-contrast': {
    title: 'Texto con poco contraste',
    help: 'El texto debe tener un contraste de 4,5:1 con lo que se ve detrás, y de 3:1 si es grande (24 px, o 18,7 px en negrita).',
    found:
      'El texto tiene un contraste de {measured}:1 con lo que se ve detrás y necesita {required}:1. Cambia su color o pon un fondo liso debajo.',
    also: 'No pudimos medir el contraste de este texto: sus letras son demasiado finas, o se movió o desapareció antes. Revísalo a simple vista.',
  },
  // Edges of fields, shapes of icons.
  'weak-edge': {
    title: 'Campo o ícono que no se distingue',
    help: 'El borde o el relleno de un campo y el dibujo de un ícono necesitan un contraste de 3:1 con lo que tienen alrededor.',
    found:
      'El borde del campo tiene un contraste de {measured}:1 con su alrededor y necesita {required}:1. Oscurece el borde o dale un relleno que se distinga.',
    also: 'El ícono tiene un contraste de {measured}:1 con su fondo y necesita {required}:1. Usa un color que se distinga.',
  },
  // Keyboard focus.
  'unseen-focus': {
    title: 'Foco que no se ve',
    help: 'Quien usa el teclado necesita ver dónde está: el control con foco debe cambiar con un contraste de 3:1, al menos en una línea a su alrededor.',
    found:
      'Al recibir el foco, lo que cambia tiene un contraste de {measured}:1 y necesita {required}:1. Dale un anillo de foco de 2 px o más que se distinga de su alrededor.',
    also: 'Apenas recibe el foco, este control lo pierde o desaparece, y el foco queda en ningún lado. No quites ni vuelvas a crear lo que tiene el foco.',
  },
  'covered-focus': {
    title: 'Foco tapado',
    help: 'El control con foco no debe quedar debajo de una barra fija ni fuera de la ventana.',
    found:
      'Con el foco, este control queda tapado por completo ({other}). Reserva el alto de la barra con scroll-padding o muévela.',
    also: 'Con el foco, una parte de este control queda tapada ({other}). Reserva el alto de la barra con scroll-padding.',
  },
  'focus-order': {
    title: 'Orden del foco',
    help: 'La tecla Tab debe recorrer la página en el orden en que se lee.',
    found:
      'La tecla Tab llega aquí después de «{other}», que está más abajo o más a la derecha. Ordena los elementos en el documento como se ven.',
    also: 'tabindex={measured} cambia el orden de toda la página. Quítalo y ordena los elementos en el documento.',
  },
  'keyboard-trap': {
    title: 'Trampa de teclado',
    help: 'De todo lugar al que se llega con el teclado se debe poder salir con el teclado.',
    found: 'La tecla Tab no sale de aquí. Deja que siga al próximo control.',
  },
  'unreachable-control': {
    title: 'Control sin teclado',
    help: 'Todo lo que se puede tocar se debe poder usar con el teclado.',
    found:
      'La tecla Tab no llega a este control. Usa un botón o un link de verdad, o quita el tabindex negativo.',
    also: 'Parece responder solo al puntero. Si hace algo, conviértelo en un botón o un link.',
  },
  'keyless-control': {
    title: 'Control que no responde a las teclas',
    help: 'Lo que se toca debe responder también a Intro o a la barra espaciadora.',
    found:
      'Recibe el foco y responde al puntero, pero nada escucha sus teclas. Usa un <button>, o responde a Intro y a la barra espaciadora.',
  },
  'change-on-focus': {
    title: 'Cambio al recibir el foco',
    help: 'Quien recorre la página con el teclado pasa por todos sus controles: recibir el foco no debe cambiar de página ni abrir nada.',
    found:
      'Apenas recibe el foco, lleva a otra página o abre una ventana o un modal. Hazlo recién cuando alguien lo toque.',
  },
  'modal-focus': {
    title: 'Foco y modal',
    help: 'Un modal recibe el foco al abrirse y lo guarda hasta que se cierra.',
    found: 'El modal está abierto y el foco quedó afuera. Pon el foco en él al abrirlo.',
    also: 'Con el modal «{other}» abierto, la tecla Tab llega a lo que está detrás. Usa un <dialog> modal o marca el resto como inert.',
  },
  // Text enlarged by the reader, narrow windows.
  'large-text': {
    title: 'Texto al 200 %',
    help: 'Con la letra al doble de tamaño, todo el texto se debe poder leer.',
    found:
      'Con la letra al 200 %, este texto queda cortado. Deja que su caja crezca o que pase a otra línea.',
    also: 'Con la letra al 200 %, este texto se encima con otro. Deja que su caja crezca en vez de fijar el alto.',
  },
  'spaced-text': {
    title: 'Texto espaciado',
    help: 'Con más espacio entre líneas, palabras y letras, todo el texto se debe poder leer.',
    found:
      'Con más espacio entre letras y líneas, este texto queda cortado. Deja que su caja crezca o que pase a otra línea.',
    also: 'Con más espacio entre letras y líneas, este texto se encima con otro. No fijes el alto de su caja.',
  },
  'sideways-scroll': {
    title: 'Ventana de 320 px',
    help: 'A 320 px de ancho (o 1280 px con zoom al 400 %) nada debe obligar a desplazarse de lado.',
    found:
      'En una ventana de {required} px, este elemento necesita {measured} px. Deja que se achique o pase a otra línea.',
    also: 'En una ventana de 320 px, este texto queda cortado. Deja que pase a otra línea.',
  },
  // Size of touch targets.
  'small-target': {
    title: 'Control pequeño',
    help: 'Lo que se toca debe medir al menos 24 px o tener espacio alrededor; con 44 px se acierta con el pulgar.',
    found:
      'El control mide {measured} px y tiene otro al lado; necesita {required} px o más espacio. Agrándalo o sepáralo.',
    also: 'El control mide {measured} px; con {required} px se toca mejor con el pulgar. Agranda su área.',
  },
  // Movement.
  'motion-despite-reduce': {
    title: 'Movimiento no deseado',
    help: 'Quien pidió menos movimiento en su dispositivo no debe ver animaciones.',
    found:
      'Se mueve durante {measured} s aunque se pidió menos movimiento. Quita la animación con prefers-reduced-motion.',
  },
  'endless-motion': {
    title: 'Movimiento sin fin',
    help: 'Lo que se mueve solo por más de 5 segundos necesita un botón para detenerlo.',
    found:
      'Se mueve solo por más de {required} s y nada lo detiene. Agrega un botón de pausa o haz que termine.',
  },
  // System colours (forced colors).
  'lost-in-forced-colors': {
    title: 'Colores del sistema',
    help: 'Con los colores que elige el sistema (alto contraste), botones, campos y foco se deben seguir viendo.',
    found:
      'Con los colores del sistema, este control se queda sin borde. Dale un borde, aunque sea transparente.',
    also: 'Con los colores del sistema, el foco no se ve: las sombras desaparecen. Usa outline.',
  },
  // Languages and names.
  'wrong-language': {
    title: 'Idioma de la página',
    help: 'La página debe decir en qué idioma está, para que un lector de pantalla use la voz correcta.',
    found: 'La página no dice en qué idioma está. Escribe lang="{other}" en <html>.',
  },
  'foreign-text': {
    title: 'Texto en inglés',
    help: 'Los nombres y textos de una página en español deben estar en español.',
    found: '«{other}» está en inglés. Tradúcelo, o márcalo con lang="en" si es a propósito.',
    also: '«{other}» muestra la clave de un texto en lugar del texto. Carga el texto con la pantalla que lo usa.',
  },
  'nameless-control': {
    title: 'Control sin nombre',
    help: 'Un lector de pantalla llama a cada control por su nombre; sin nombre solo dice qué tipo de control es.',
    found:
      'No tiene nombre: un lector de pantalla solo dice su tipo ({other}). Ponle un texto, una etiqueta o aria-label.',
  },
  'label-in-name': {
    title: 'Nombre sin el texto que se ve',
    help: 'Quien usa la voz dice lo que lee en pantalla: el nombre de un control debe contener ese texto, en el mismo orden.',
    found:
      'Se llama «{other}», y eso no contiene el texto que muestra. Quita el aria-label o empiézalo con el texto visible.',
  },
  'star-only': {
    title: 'Obligatorio solo para la vista',
    help: 'Que un campo es obligatorio lo debe decir también el campo mismo.',
    found:
      'Un asterisco que ningún lector de pantalla lee dice que este campo es obligatorio. Escribe required en el campo.',
  },
  'vague-alt': {
    title: 'Imagen que no dice qué muestra',
    help: 'El texto de una imagen debe decir lo que muestra, o estar vacío si solo adorna.',
    found: '«{other}» no dice qué muestra la imagen. Descríbela, o escribe alt="" si solo adorna.',
    also: 'Este dibujo no tiene texto. Ponle role="img" y un aria-label que diga lo que muestra, o aria-hidden="true" si solo adorna.',
  },
  'vague-title': {
    title: 'Título que no dice de qué página es',
    help: 'El título de la página la distingue de las demás pestañas y es lo primero que lee un lector de pantalla.',
    found: 'El título es «{other}». Nombra la tienda y la página en <title>.',
  },
  'placeholder-label': {
    title: 'Solo un texto de ejemplo',
    help: 'El texto de ejemplo desaparece al escribir: cada campo necesita una etiqueta que quede a la vista o un nombre.',
    found: 'Lo único que dice qué va aquí es el texto de ejemplo «{other}». Ponle una etiqueta.',
  },
  'field-purpose': {
    title: 'Campo que el navegador no completa',
    help: 'Con el autocomplete que le corresponde, el navegador completa los datos propios y nadie tiene que escribirlos.',
    found: 'Pide un dato propio (type="{other}") y no tiene autocomplete. Escribe autocomplete="{other}".',
    also: 'autocomplete="{other}" no corresponde a lo que este campo acepta. Cámbialo por el que le corresponde o quítalo.',
  },
  'nameless-group': {
    title: 'Grupo sin nombre propio',
    help: 'Un lector de pantalla anuncia el grupo al entrar en él: cada grupo necesita un nombre, y uno distinto de los demás.',
    found:
      'Este grupo no tiene nombre. Ponle un <legend> o aria-labelledby; las opciones sueltas necesitan un <fieldset> alrededor.',
    also: 'Hay otro grupo que también se llama «{other}». Dales nombres que los distingan.',
  },
  'several-h1': {
    title: 'Más de un título principal',
    help: 'Un solo <h1> dice de qué trata la página; los demás títulos van debajo.',
    found: 'La página ya tiene el título principal «{other}». Usa aquí un <h2>.',
  },
  'colour-only-link': {
    title: 'Link que solo se distingue por el color',
    help: 'Dentro de una frase, un link se debe distinguir también sin ver colores.',
    found: 'Dentro de la frase, solo su color dice que es un link. Subráyalo.',
  },
  'colour-only-error': {
    title: 'Error dicho solo con color',
    help: 'Un campo con error lo debe decir con palabras, unidas al campo.',
    found:
      'Este campo se muestra con error y nada dice cuál es. Escríbelo en un texto y únelo con aria-describedby.',
    also: 'El texto junto a este campo que dice su error no está unido a él. Únelo con aria-describedby.',
  },
  'ambiguous-link': {
    title: 'Link ambiguo',
    help: 'El nombre de un link debe decir a dónde lleva, también fuera de su contexto.',
    found: 'Hay otro link que se llama «{other}» y lleva a otro lugar. Dale un nombre que los distinga.',
    also: '«{other}» no dice a dónde lleva. Nombra el destino en el link.',
  },
  // Alternatives to a gesture, a colour and the like.
  'drag-only': {
    title: 'Solo arrastrando',
    help: 'Lo que se hace arrastrando se debe poder hacer también con un botón.',
    found: 'Solo se puede usar arrastrando. Agrega al lado un botón que haga lo mismo.',
  },
  'map-without-text': {
    title: 'Mapa sin texto',
    help: 'Lo que muestra un mapa debe estar también en palabras: dirección, estado, tiempo de llegada.',
    found: 'Nada junto al mapa dice en palabras lo que muestra. Agrega la dirección o el estado como texto.',
    also: 'El mapa no tiene nombre. Ponle un aria-label que diga qué muestra.',
  },
  'blocked-paste': {
    title: 'Campo que no deja pegar',
    help: 'Una clave o un código se debe poder pegar, o completar con un gestor de contraseñas, sin memorizarlo ni copiarlo a mano.',
    found: 'Este campo rechaza lo que se pega. Deja pegar.',
  },
  'frozen-state': {
    title: 'Estado que no cambia',
    help: 'Un botón que muestra u oculta una parte de la página debe decir si está a la vista.',
    found:
      'Al tocarlo, lo que controla se muestra o se oculta y su aria-expanded sigue igual. Cámbialo con cada toque.',
  },
  'silent-change': {
    title: 'Aviso que no se oye',
    help: 'Un aviso que aparece debe estar en una región que el lector de pantalla anuncie.',
    found:
      'Este aviso apareció y ningún lector de pantalla lo anuncia. Escríbelo en un elemento con role="status" o "alert".',
    also: 'La región de este aviso apareció junto con su texto y puede no anunciarse. Déjala en la página y cambia solo el texto.',
  },
  'modal-without-escape': {
    title: 'Modal sin salida',
    help: 'Un modal se debe cerrar con la tecla Escape.',
    found: 'La tecla Escape no cierra este modal. Usa un <dialog> o responde a Escape.',
  },
  'lost-focus': {
    title: 'Foco perdido',
    help: 'Al cerrarse, un modal debe devolver el foco a lo que lo abrió o a lo que quedó en su lugar.',
    found: 'Al cerrar este modal, el foco queda en ningún lado. Devuélvelo a lo que lo abrió.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>
