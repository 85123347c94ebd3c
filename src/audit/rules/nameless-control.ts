import type { CDPSession } from 'playwright'

import type { Rule } from '../rule.ts'
import type { Spot } from '../spot.ts'

/** The properties used of a node in the browser's accessibility tree. */
type AXNode = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  backendDOMNodeId?: number
}

/** Roles whose elements need a name to be useful to a screen reader. */
const NAMED = new Set(
  (
    'button link textbox searchbox combobox listbox checkbox radio switch slider ' +
    'spinbutton tab menuitem option dialog alertdialog image img Iframe'
  ).split(' '),
)

const PICTURES = new Set(['image', 'img'])
/** Roles of pressable elements that may contain an icon: their own name is read. */
const HOLDERS = new Set(
  (
    'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio ' +
    'DisclosureTriangle DisclosureTriangleGrouped'
  ).split(' '),
)

const isNamed = ({ name }: AXNode): boolean => typeof name?.value === 'string' && name.value.trim() !== ''

/**
 * Controls, modals and pictures without a name: a screen reader announces only their role. Names are those computed by
 * the browser.
 */
export const namelessControl: Rule = {
  id: 'nameless-control',
  wcag: ['4.1.2', '1.1.1'],
  level: 'error',
  async check(_page, facts) {
    const session = await facts.session()
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    /** A picture in a named button or link needs no name. */
    const isSaidAround = ({ role, parentId }: AXNode): boolean => {
      if (!PICTURES.has(String(role?.value))) return false
      for (let one = byId.get(parentId ?? ''); one; one = byId.get(one.parentId ?? ''))
        if (HOLDERS.has(String(one.role?.value))) return isNamed(one)
      return false
    }
    const nameless = nodes.filter(
      (node) => !node.ignored && NAMED.has(String(node.role?.value)) && !isNamed(node) && !isSaidAround(node),
    )
    return Promise.all(
      nameless.map(async ({ backendDOMNodeId = 0, role }) => ({
        ...(await spotOf(session, backendDOMNodeId)),
        other: String(role?.value),
      })),
    )
  },
}

/** Describes the element of a node from the accessibility tree. */
async function spotOf(session: CDPSession, backendNodeId: number): Promise<Spot> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration:
      'function(){return window.vitrinaAudit.spot(this instanceof Element?this:this.parentElement??document.documentElement)}',
    returnByValue: true,
  })
  return result.value as Spot
}
