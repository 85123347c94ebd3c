import { spotOf } from '../page/spot-of.ts'
import type { Rule } from '../rule.ts'

/** Roles whose elements are nothing to a screen reader without a name. */
const NAMED = new Set(
  (
    'button link textbox searchbox combobox listbox checkbox radio switch slider ' +
    'spinbutton tab menuitem option dialog alertdialog image img Iframe'
  ).split(' '),
)

/** Controls, modals and pictures that a screen reader would call by their role alone, as the browser itself names them. */
export const namelessControl: Rule = {
  id: 'nameless-control',
  wcag: ['4.1.2', '1.1.1'],
  level: 'error',
  scope: 'state',
  async check(_page, facts) {
    const session = await facts.session()
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const nameless = nodes.filter(
      ({ ignored, role, name }) =>
        !ignored && NAMED.has(String(role?.value)) && String(name?.value ?? '').trim() === '',
    )
    return Promise.all(
      nameless.map(async ({ backendDOMNodeId = 0, role }) => ({
        ...(await spotOf(session, backendDOMNodeId)),
        other: String(role?.value),
      })),
    )
  },
  proof: {
    html: `
      <h1>Nombres</h1>
      <button type="button" aria-label="Cerrar">×</button>
      <button type="button" id="button"><svg width="20" height="20" aria-hidden="true"></svg></button>
      <label>Calle <input /></label> <input id="field" />
      <a href="#x"><img src="data:," alt="Un plato" /></a>
      <a href="#y" id="link"><img src="data:," alt="" /></a>
      <div role="dialog" id="dialog"><p>Un aviso</p></div>`,
    expected: ['#button', '#field', '#link', '#dialog'],
  },
}
