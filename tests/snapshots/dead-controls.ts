/** Borders of what React joins on its own, fieldsets, and controls. */
const PARTS = /<!--(\/?)\$-->|<(\/?)(fieldset|button|input|select|textarea)\b([^>]*)>/g

/**
 * Controls of a page of the server's that could be pressed before their code is there: nothing holds them back, or it
 * does so for another part than the one that they come alive with.
 *
 * @param html - as React wrote it: no `<` or `>` inside of attributes
 */
export function deadControls(html: string): string[] {
  const around: ('boundary' | 'held' | 'group')[] = []
  const dead: string[] = []
  for (const [part, outOfBoundary, end, name, attributes = ''] of html.matchAll(PARTS)) {
    if (outOfBoundary === '/' || (end === '/' && name === 'fieldset')) around.pop()
    else if (name === undefined) around.push('boundary')
    else if (name === 'fieldset') around.push(attributes.includes(' disabled=""') ? 'held' : 'group')
    else if (
      end === '' &&
      !/\stype="hidden"/.test(attributes) &&
      around.findLast((one) => one !== 'group') !== 'held'
    )
      dead.push(part)
  }
  return dead
}
