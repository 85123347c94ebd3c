import type { Rule } from '../rule.ts'

/** Fields for a password or a code that refuse what is pasted: a password manager, or who cannot copy by hand, stays outside. */
export const blockedPaste: Rule = {
  id: 'blocked-paste',
  wcag: ['3.3.8'],
  level: 'error',
  // a field that takes what is pasted holds it afterwards
  leaves: true,
  check: (page) =>
    page.evaluate(async () => {
      const { controls, spot } = window.vitrinaAudit
      const SECRET =
        'input[type=password],input[autocomplete~="one-time-code"],input[autocomplete~="username"],' +
        'input[autocomplete~="current-password"],input[autocomplete~="new-password"]'
      const fields = controls().filter((field) => field instanceof HTMLInputElement && !field.readOnly)
      const values = () =>
        fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')).join('\n')
      const found = []
      for (const field of fields.filter((one) => one.matches(SECRET))) {
        const before = values()
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', '1')
        const paste = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          composed: true,
          clipboardData,
        })
        if (field.dispatchEvent(paste)) continue
        // who takes a paste over may write it into the field a moment later
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((done) => {
            requestAnimationFrame(done)
          })
        if (values() === before) found.push(spot(field))
      }
      return found
    }),
  proof: {
    html: `
      <h1>Entrar</h1>
      <label>Clave <input type="password" autocomplete="current-password" /></label>
      <label>Código <input autocomplete="one-time-code" onpaste="event.preventDefault(); setTimeout(() => { this.value = event.clipboardData.getData('text') })" /></label>
      <label>Nombre <input autocomplete="name" onpaste="return false" /></label>
      <label>Clave nueva <input type="password" autocomplete="new-password" id="refused" onpaste="return false" /></label>
      <label>Código recibido <input autocomplete="one-time-code" id="code" onpaste="event.preventDefault()" /></label>`,
    expected: ['#refused', '#code'],
  },
}
