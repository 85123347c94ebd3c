import type { Page } from 'playwright'

/** What a screen reader is told of a thing beside its role and name; `focusable` and the like it finds out by itself. */
const STATES = [
  'level',
  'current',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'readonly',
  'required',
  'invalid',
  'hasPopup',
  'busy',
  'modal',
  'live',
  'valuetext',
  'valuemin',
  'valuemax',
  'focused',
] as const

/** Not so, or what every thing is that says nothing of it. */
const UNSAID: readonly unknown[] = [undefined, '', false, 'false', 'off', 0]

/** Boxes that mean nothing by themselves: what they hold stands in their place. */
const BOXES: readonly string[] = ['none', 'generic', 'LayoutTable', 'LayoutTableRow', 'LayoutTableCell']

/** Something of a page as the browser tells assistive technology. */
export type AxNode = {
  role: string
  name: string
  value: string
  description: string
  /** a press, or typing, can be meant for it */
  isFocusable: boolean
  /** of {@link STATES} those that hold, in that order */
  states: readonly string[]
  children: readonly AxNode[]
}

type Told = Awaited<ReturnType<typeof askBrowser>>['nodes'][number]

async function askBrowser(page: Page) {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.send('DOM.enable')
    const { nodes: elements } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
    return { nodes, attributes: new Map(elements.map((one) => [one.backendNodeId, one.attributes ?? []])) }
  } finally {
    await session.detach()
  }
}

/** The tree that Chromium keeps of a page for assistive technology, without what it leaves out itself. */
export async function readAxTree(page: Page): Promise<AxNode> {
  const { nodes, attributes } = await askBrowser(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const below = ({ childIds = [] }: Told): AxNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id)
      return child ? nodesOf(child) : []
    })
  const nodesOf = (node: Told): AxNode[] => {
    const children = below(node)
    const role = textOf(node.role)
    if (node.ignored || (BOXES.includes(role) && textOf(node.name) === '')) return children
    return [nodeOf(node, { role, children, attributes: attributes.get(node.backendDOMNodeId ?? -1) ?? [] })]
  }
  const [root] = nodes.flatMap((node) => (node.parentId === undefined ? nodesOf(node) : []))
  if (root === undefined) throw new Error('The page has no accessibility tree')
  return root
}

type Found = Pick<AxNode, 'role' | 'children'> & {
  /** of the element: a name, its value, the next name */
  attributes: readonly string[]
}

function nodeOf(node: Told, { role, children, attributes }: Found): AxNode {
  const told = new Map<string, unknown>(node.properties?.map(({ name, value }) => [name, value.value]))
  // two that the protocol leaves out of its tree
  for (const state of ['current', 'valuetext']) {
    const at = attributes.indexOf(`aria-${state}`)
    told.set(state, at < 0 ? undefined : attributes[at + 1])
  }
  const name = textOf(node.name)
  const value = textOf(node.value)
  return {
    role,
    name,
    value,
    description: textOf(node.description),
    isFocusable: told.get('focusable') === true,
    states: STATES.flatMap((state) => {
      const how = told.get(state)
      if (UNSAID.includes(how)) return []
      return how === true || how === 'true' ? state : `${state}=${JSON.stringify(how)}`
    }),
    children: children.filter((child) => !isSaid(child, [name, value])),
  }
}

/** Parts of a line, words that what holds them has said already, and options of a list that is not open. */
const isSaid = ({ role, name }: AxNode, said: readonly string[]): boolean =>
  role === 'InlineTextBox' ||
  role === 'MenuListPopup' ||
  (role === 'StaticText' && said.some((text) => text !== '' && text.includes(name)))

const textOf = (told: { value?: unknown } | undefined): string =>
  typeof told?.value === 'string' || typeof told?.value === 'number'
    ? String(told.value).replaceAll(/\s+/g, ' ').trim()
    : ''

/** All nodes of a tree in reading order. */
export const nodesIn = (node: AxNode): AxNode[] => [node, ...node.children.flatMap(nodesIn)]

/** A tree as a text: a node a line, what it holds below it and further in. */
export function printAxTree({ role, name, value, description, states, children }: AxNode, depth = 0): string {
  const said = [
    role,
    name === '' ? '' : JSON.stringify(name),
    value === '' || value === name ? '' : `value=${JSON.stringify(value)}`,
    description === '' ? '' : `description=${JSON.stringify(description)}`,
    ...states,
  ]
  const line = `${'  '.repeat(depth)}${said.filter((part) => part !== '').join(' ')}\n`
  return line + children.map((child) => printAxTree(child, depth + 1)).join('')
}
