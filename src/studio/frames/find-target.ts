import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

import type { Role, Target } from '#scenarios/step.ts'

/** Elements that may have a role; checking all elements of a page takes too long. */
const MAY_BE: Readonly<Record<Role, string>> = {
  application: '[role]',
  article: 'article,[role]',
  button: 'button,summary,input,[role]',
  checkbox: 'input,[role]',
  combobox: 'select,input,[role]',
  dialog: 'dialog,[role]',
  group: 'fieldset,details,optgroup,[role]',
  heading: 'h1,h2,h3,h4,h5,h6,[role]',
  link: 'a,area,[role]',
  list: 'ul,ol,menu,[role]',
  main: 'main,[role]',
  option: 'option,[role]',
  radio: 'input,[role]',
  region: 'section,[role]',
  searchbox: 'input,[role]',
  slider: 'input,[role]',
  tab: '[role]',
  textbox: 'input,textarea,[role]',
}

const fold = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Finds a step's target as a person would: by role and accessible name, or by visible text.
 * @returns the first visible match, or the last; undefined when there is none
 */
export function findTarget(root: ParentNode, target: Target): HTMLElement | undefined {
  const inside = target.within ? findTarget(root, target.within) : root
  if (!inside) return undefined
  const found = target.role ? byRole(inside, target.role, target) : byText(inside, target.text ?? '')
  return target.last ? found.at(-1) : found[0]
}

function byRole(root: ParentNode, role: Role, target: Target): HTMLElement[] {
  const { name, pattern } = target
  const wanted = pattern === undefined ? undefined : new RegExp(pattern)
  return [...root.querySelectorAll<HTMLElement>(MAY_BE[role])].filter((element) => {
    if (roleOf(element) !== role || !isInSight(element)) return false
    if (name === undefined && wanted === undefined) return true
    const own = fold(computeAccessibleName(element))
    return wanted ? wanted.test(own) : own === fold(name ?? '')
  })
}

/** Passwords have no ARIA role; the browser driver finds them as text boxes, so it is the same here. */
const roleOf = (element: HTMLElement): string | null =>
  getRole(element) ?? (element.matches('input[type=password]') ? 'textbox' : null)

/** The innermost elements with the text. */
function byText(root: ParentNode, text: string): HTMLElement[] {
  const wanted = fold(text)
  const holds = (element: Element) => fold(element.textContent ?? '').includes(wanted)
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => holds(element) && ![...element.children].some(holds) && isInSight(element),
  )
}

/** Visible and accessible: neither hidden nor behind a modal. */
function isInSight(element: HTMLElement): boolean {
  const isDrawn = element.getClientRects().length > 0 || element.tagName === 'OPTION'
  return isDrawn && !isInaccessible(element) && element.closest('[inert]') === null && !isBehindModal(element)
}

function isBehindModal(element: HTMLElement): boolean {
  const modals = element.ownerDocument.querySelectorAll('dialog:modal')
  return modals.length > 0 && ![...modals].some((modal) => modal.contains(element))
}
