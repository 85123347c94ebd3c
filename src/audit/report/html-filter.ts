/**
 * Runs in the report's page, by its own text: it may use nothing but the page. Shows the filter, hides what it leaves
 * out with the headings that have nothing left, and says how many are shown. Opened by the link of a finding, it shows
 * that one.
 */
export function filterFindings(): void {
  const form = document.querySelector<HTMLFormElement>('form.filter')
  if (!form) return
  const all = [...document.querySelectorAll<HTMLElement>('article')]
  const status = form.querySelector<HTMLElement>('[role=status]')
  const apply = () => {
    const wishes = [...form.querySelectorAll('select')].filter(({ value }) => value !== '')
    for (const one of all)
      one.hidden = !wishes.every(({ name, value }) => (one.dataset[name] ?? '').split(' ').includes(value))
    for (const group of document.querySelectorAll<HTMLElement>('.tenant'))
      group.hidden = !group.querySelector('article:not([hidden])')
    const shown = all.filter(({ hidden }) => !hidden).length
    if (status)
      status.textContent = (status.dataset.text ?? '')
        .replace('{shown}', String(shown))
        .replace('{all}', String(all.length))
  }
  form.hidden = false
  form.addEventListener('change', apply)
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('hashchange', () => {
    if (!document.querySelector(location.hash || 'body')?.closest('[hidden]')) return
    form.reset()
    apply()
    document.querySelector(location.hash)?.scrollIntoView()
  })
  apply()
}
