import type { Rule } from '../rule.ts'

/** Groups of controls without a name, or with the name of another group, and choices in no group: what is chosen there is not said. */
export const namelessGroup: Rule = {
  id: 'nameless-group',
  wcag: ['1.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const GROUP = 'fieldset:not([role]),[role=group],[role=radiogroup]'
      const FIELD = 'input:not([type=hidden]),select,textarea,button,[role=radio],[role=checkbox],a[href]'
      const nameOf = (group: Element): string => {
        const by = (group.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '')
        const said = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
        const legend = [...group.children].find((child) => child instanceof HTMLLegendElement)
        const names = [
          said,
          group.getAttribute('aria-label'),
          legend?.textContent,
          group.getAttribute('title'),
        ]
        return (
          names.map((name) => name?.replaceAll(/\s+/g, ' ').trim() ?? '').find((name) => name !== '') ?? ''
        )
      }
      const groups = [...layer().querySelectorAll(GROUP)].filter(
        (group) => isShown(group) && group.querySelectorAll(FIELD).length > 0,
      )
      /** The same name is clear where something around it has one of its own, such as a plate in a list. */
      const around = (group: Element) =>
        group.parentElement?.closest(`${GROUP},[role=region],section,article,li,dialog,form`) ?? null
      const loose = [...layer().querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (choice) => choice.name !== '' && choice.checkVisibility() && choice.closest(GROUP) === null,
      )
      const firstOf = (choice: HTMLInputElement) =>
        loose.find(({ name, form }) => name === choice.name && form === choice.form)
      const choices = loose.filter(
        (choice) =>
          firstOf(choice) === choice && loose.some((other) => other !== choice && firstOf(other) === choice),
      )
      const known = new Map<string, Element>()
      const named = groups.flatMap((group) => {
        const name = nameOf(group)
        if (name === '') return [spot(group)]
        const first = known.get(name)
        if (first === undefined) known.set(name, group)
        if (first === undefined || around(first) !== around(group)) return []
        return [{ ...spot(group), also: true, other: name }]
      })
      return [...named, ...choices.map(spot)]
    }),
  proof: {
    html: `
      <h1>Opciones</h1>
      <fieldset><legend>Tamaño</legend><label><input type="radio" name="a" /> Chica</label></fieldset>
      <div role="radiogroup" aria-label="Punto"><label><input type="radio" name="b" /> Jugoso</label></div>
      <ul><li><fieldset><legend>Cantidad</legend><button type="button">Más</button></fieldset></li>
        <li><fieldset><legend>Cantidad</legend><button type="button">Más</button></fieldset></li></ul>
      <fieldset id="nameless"><label><input type="checkbox" /> Con sal</label></fieldset>
      <fieldset id="same"><legend>Tamaño</legend><label><input type="radio" name="c" /> Grande</label></fieldset>
      <div role="group" id="group"><button type="button">Sumar</button></div>
      <p>Masa</p>
      <label><input type="radio" name="d" id="loose" /> Fina</label> <label><input type="radio" name="d" /> Gruesa</label>
      <label><input type="radio" name="e" /> Acepto</label>`,
    expected: ['#nameless', '#same', '#group', '#loose'],
  },
}
