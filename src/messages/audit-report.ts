import { textsOf } from './texts-of.ts'

/**
 * Texts of the reports of `vitrina audit`. No storefront shows them, so they are not in the catalogue and tenants
 * cannot override them.
 */
export const auditReport = {
  // Heading of every report.
  title: 'Auditoría de accesibilidad',
  // Under the heading: {date} and {time} of the end, {seconds} the run took.
  run: '{date}, {time} UTC · {duration}',
  // The verdict, shown first.
  'verdict.clean': 'Sin hallazgos',
  'verdict.findings': 'Hay hallazgos',
  'verdict.unfinished': 'Sin terminar',
  // The run was stopped before its end.
  partial: 'Informe parcial: la auditoría se detuvo antes de terminar. Páginas sin ver: {left}.',
  // Figures of the summary.
  'count.looked': 'Páginas vistas',
  'count.errors': 'Errores',
  'count.warnings': 'Avisos',
  'count.undecided': 'Sin decidir',
  'count.known': 'Conocidos',
  // The limit beside the undecided ones.
  budget: 'límite {budget}',
  // Heading of the explanation of the scope.
  scope: 'Qué se revisó',
  'scope.sample':
    'Una muestra de {planned} de {whole} páginas: cada tienda, cada estado y cada ancho al menos una vez, cada pantalla en claro y en oscuro, y {seen} de {all} pares de ellos. Quedan fuera {left}; --all las revisa todas.',
  'scope.sample.part':
    'Una muestra de {planned} de {whole} páginas, que no alcanzan para ver cada tienda, estado y ancho una vez: {seen} de {all} pares de ellos. Quedan fuera {left}; --sample once muestra todo una vez y --all revisa todas.',
  'scope.all': 'Todas las páginas: {whole}.',
  'scope.refused': 'Sin revisar, por fallas de su carpeta: {tenants}.',
  'scope.urls': 'Las direcciones dadas, en cada modo y ancho: {whole} páginas.',
  // Why --since selected these storefronts.
  'since.base': 'Todas las tiendas: cambió {file}, que todas heredan.',
  'since.elsewhere': 'Todas las tiendas: cambió {file}, que ninguna tienda ni pantalla tiene para sí.',
  'since.tenant': '{tenant}: cambió {file}.',
  'since.layout': '{tenant}, solo {screens}: cambió {file}.',
  'since.feature': 'Solo {screens}: cambió {file}.',
  'since.none': 'Nada: ninguno de los {files} archivos que cambiaron llega a una página.',
  // The picture of the matrix, and its legend.
  map: 'Mapa de hallazgos',
  'map.help':
    'Cada casilla dice cuántos hallazgos tiene ese estado en esa tienda, en todos sus modos y anchos.',
  'map.table': 'Hallazgos por estado y tienda',
  'map.screen': 'Pantalla',
  'map.state': 'Estado',
  'map.clean': 'sin hallazgos',
  'map.unseen': 'no se revisó',
  'map.cell': '{count} en {state} de {tenant}',
  // The list of findings and its filter.
  findings: 'Hallazgos',
  none: 'Ningún hallazgo en lo que se revisó.',
  'filter.title': 'Filtrar los hallazgos',
  'filter.tenant': 'Tienda',
  'filter.screen': 'Pantalla',
  'filter.rule': 'Regla',
  'filter.all': 'Todas',
  'filter.shown': 'Se muestran {shown} de {all}',
  // Names of the levels.
  'level.error': 'Error',
  'level.warning': 'Aviso',
  'level.undecided': 'Sin decidir',
  'level.known': 'Conocido',
  // Parts of one finding.
  'finding.element': 'Elemento',
  'finding.criteria': 'WCAG 2.2',
  'finding.measured': 'Medido',
  'finding.required': 'Exigido',
  'finding.mend': 'Cómo corregirlo',
  'finding.where': 'Dónde aparece',
  'finding.picture': 'El elemento, enmarcado, en {state} a {width} px, modo {mode}',
  'finding.known': 'Lo tiene a cargo {owner} hasta el {expires}: {reason}',
  // Names of the colour modes.
  'mode.light': 'claro',
  'mode.dark': 'oscuro',
  // The list of rules at the end.
  rules: 'Reglas aplicadas',
  // Ratchet entries that are faulty themselves.
  ratchet: 'Excepciones por corregir',
  'ratchet.expired':
    'Venció el {expires}: {rule} en {target} ({tenant}, {state}), a cargo de {owner}. Corrígelo o decide de nuevo.',
  'ratchet.unmatched':
    'Ya no hay nada que coincida: {rule} en {target} ({tenant}, {state}), a cargo de {owner}. Quítala del archivo.',
  'ratchet.budget': 'Hallazgos sin decidir: {undecided}; el límite es {budget}.',
  // Replaces the pages of a tenant whose folder has faults.
  'refused.title': 'Carpeta de la tienda',
  'refused.more': 'Y {left} más.',
  // The runner's own findings: a page that could not be audited, and why.
  'own.tenant-refused.title': 'La carpeta de la tienda se puede mostrar',
  'own.tenant-refused.help': 'Corrige lo que dice «vitrina check».',
  'own.tenant-refused.found': 'No se revisó ninguna página de esta tienda. {reason}',
  'own.state-unreachable.title': 'Se llega al estado',
  'own.state-unreachable.help':
    'Abre la página y sigue sus pasos: falta algo que una persona tendría que encontrar por su rol y su nombre.',
  'own.state-unreachable.found': 'No se pudo llegar a este estado: {reason}',
  'own.page-crashed.title': 'La página no se cae',
  'own.page-crashed.help': 'Busca qué consume la memoria o cierra el navegador en esa página.',
  'own.page-crashed.found': 'La página se cayó mientras se revisaba. {reason}',
  'own.page-failed.title': 'El código de la página no falla',
  'own.page-failed.help': 'Corrige el error que dice la consola del navegador.',
  'own.page-failed.found': 'El código de la página falló: {reason}',
  'own.page-too-slow.title': 'La página termina a tiempo',
  'own.page-too-slow.help': 'Busca qué espera la página, o revisa si la máquina está sobrecargada.',
  'own.page-too-slow.found': 'La página no terminó en {reason} segundos.',
  'own.rule-failed.title': 'La regla se pudo comprobar',
  'own.rule-failed.help': 'Es una falla de la auditoría o una página que se fue mientras se revisaba.',
  'own.rule-failed.found': 'La regla no se pudo comprobar: {reason}',
  // Progress on the terminal.
  'progress.preparing': 'Preparando las páginas…',
  'progress.line': '{done}/{all} · {current} · hallazgos: {findings} · quedan {left}',
  'progress.unknown': '…',
  'progress.stopping': 'Deteniendo: se dejan las páginas abiertas y se escribe el informe parcial.',
  // Last lines on the terminal.
  'terminal.pages': '{looked} páginas vistas en {duration}, con {rules} reglas',
  'terminal.counts':
    'errores: {errors} · avisos: {warnings} · sin decidir: {undecided} (límite {budget}) · conocidos: {known}',
  'terminal.more': 'y {count} lugares más',
  'terminal.written': 'Informe: {file}',
} as const

/** A text of the reports. */
export const auditText = textsOf(auditReport)
