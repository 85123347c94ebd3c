import { expect, test } from 'vitest'

import { createMessages } from './index.ts'

const t = createMessages()

/** Texts the requirements quote, letter for letter, with the row that quotes them. */
const quoted: readonly (readonly [row: string, shown: string, text: string])[] = [
  ['ROUTE-08', t('shell.change-venue'), 'Cambiar local'],
  ['SHELL-03', t('shell.closed'), 'Local cerrado.'],
  ['SHELL-03', t('shell.closed-schedule'), 'Local cerrado, programa tu pedido.'],
  ['SHELL-03', t('shell.see-hours'), 'Ver horarios'],
  ['SHELL-08', t('account.order-in-progress'), 'PEDIDO EN CURSO'],
  ['ACCT-01', t('account.sign-in'), 'Iniciar sesión'],
  ['ACCT-01', t('account.hello', { name: 'Ana' }), '¡Hola Ana!'],
  ['ACCT-01', t('account.orders'), 'Mis pedidos'],
  ['ACCT-01', t('account.sign-out'), 'Cerrar sesión'],
  ['ACCT-01', t('account.sign-in-first'), 'Inicie sesión'],
  ['ACCT-02', t('sign-in.title'), 'Iniciar sesión'],
  ['ACCT-02', t('sign-in.submit'), 'Ingresar'],
  ['ACCT-02', t('sign-in.invalid-phone'), 'Debe ingresar un número válido'],
  ['ACCT-02', t('sign-in.done'), 'Inicio de sesión con éxito'],
  ['ACCT-02', t('sign-in.failed'), 'Error iniciando sesión'],
  ['ACCT-03', t('account.no-orders'), 'No tienes pedidos realizados'],
  ['BRAN-01', t('branch.prompt'), '¿Cómo quieres tu pedido?'],
  ['BRAN-02', t('branch.search'), 'Buscar Local'],
  ['BRAN-04', t('branch.unreachable'), 'Este local no realiza envíos a tu dirección.'],
  ['BRAN-06', t('branch.out-of-zone'), 'Tu dirección está fuera de la zona de entrega.'],
  ['MODE-01', t('mode.title'), 'Qué menú deseas visualizar?'],
  ['MODE-05', t('mode.disabled'), 'Menú informativo. Pedidos deshabilitados.'],
  ['HOME-02', t('menu.highlights'), 'Lo más destacado'],
  ['PLATE-02', t('plate.sizes'), 'Opciones'],
  ['PLATE-03', t('plate.at-maximum', { n: 3 }), 'Llegaste al máximo de 3'],
  [
    'PLATE-04',
    t('plate.error.GROUP_AT_MAXIMUM'),
    'Ya se ha seleccionado el maximo de opcionales permitidos en este grupo',
  ],
  ['PLATE-04', t('plate.error.OVER_MAXIMUM'), 'No se pueden agregar mas que el máximo'],
  [
    'PLATE-05',
    t('plate.error.GARNISH_AMOUNT'),
    'Revise que haya agregado la cantidad correcta de opcionales',
  ],
  ['PLATE-08', t('plate.added'), 'Ítem agregado al pedido!'],
  ['PLATE-08', t('plate.updated'), 'Ítem actualizado con éxito!'],
  ['CART-01', t('cart.add-more'), 'Agregar más productos'],
  ['CART-01', t('cart.back-to-menu'), 'Volver al Menú'],
  ['CART-07', t('cart.confirm.title'), 'Si continuas, se borrarán los ítems agregados a tu pedido'],
  ['CART-07', t('cart.confirm.question'), '¿Deseas continuar?'],
  ['INFO-01', t('info.free-from', { amount: '$ 9.000' }), 'Envío gratis a partir de $ 9.000'],
  ['HOURS-01', t('hours.title'), 'Horarios del Local'],
  ['HOURS-01', t('hours.range', { start: '12:00', end: '15:00' }), 'De 12:00 a 15:00'],
  ['HOURS-01', t('hours.orders.disabled'), 'Pedidos deshabilitados, menú informativo'],
  ['HOURS-01', t('hours.orders.venue-hours'), 'Pedidos habilitados en el horario del local'],
  ['HOURS-01', t('hours.orders.following-hours'), 'Pedidos habilitados en los siguientes horarios'],
  ['HOURS-01', t('hours.orders.within-hours'), 'Pedidos habilitados dentro de estos horarios'],
  ['ADDR-02', t('address.error.STREET_REQUIRED'), 'Ingrese una dirección'],
  ['ADDR-02', t('address.error.BETWEEN_STREETS_REQUIRED'), 'Ingrese entrecalles'],
  ['ADDR-02', t('address.error.FIELDS_REQUIRED'), 'Asegúrese de completar todos los campos obligatorios'],
  ['ADDR-02', t('address.error.ADDRESS_REQUIRED'), 'Debe ingresar la dirección'],
  ['ADDR-04', t('address.locate-failed'), 'Error obteniendo coordenadas'],
  ['CHK-01', t('checkout.title'), 'Confirmación del pedido'],
  ['CHK-02', t('checkout.email-note'), 'Te mantendremos informado sobre el estado de tu pedido.'],
  ['CHK-02', t('checkout.opt-in'), 'Deseo recibir notificaciones'],
  ['CHK-03', t('checkout.my-address'), 'MI DIRECCIÓN'],
  [
    'CHK-05',
    t('checkout.missing-for-free', { amount: '$ 500' }),
    'Suma $ 500 en productos para tener envío gratis',
  ],
  ['CHK-06', t('checkout.notes'), '¿Quieres aclarar algo?'],
  ['CHK-07', t('checkout.place'), 'Realizar pedido'],
  [
    'CHK-08.4',
    t('checkout.error.TABLE_REQUIRED'),
    'Debe ingresar número de mesa para poder realizar el pedido.',
  ],
  ['CHK-08.5', t('checkout.error.EMAIL_REQUIRED'), 'Debe ingresar su email para poder realizar el pedido'],
  [
    'CHK-08.12',
    t('checkout.error.BELOW_MINIMUM', { min: '$ 900' }),
    'El precio del pedido debe ser mayor a $ 900',
  ],
  ['CHK-08.20', t('checkout.error.SCHEDULE_REQUIRED'), 'Seleccione un horario de programación del pedido'],
  [
    'ORDER-04',
    t('checkout.order-failed'),
    'Hubo un error enviando el pedido, inténtelo en unos minutos, o comuníquese con el local si el error persiste.',
  ],
  [
    'ORDER-05',
    t('checkout.payment-link-failed'),
    'Error generando link de pago, inténtelo nuevamente más tarde.',
  ],
]

test.each(quoted)('quoted by %s: %j', (_row, shown, text) => {
  expect(shown).toBe(text)
})
