import type { CDPSession } from 'playwright'

import type { Spot } from '../spot.ts'

/** Names the element of a node that the browser's own tools told of. */
export async function spotOf(session: CDPSession, backendNodeId: number): Promise<Spot> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration:
      'function(){return window.vitrinaAudit.spot(this instanceof Element?this:this.parentElement??document.documentElement)}',
    returnByValue: true,
  })
  return result.value as Spot
}
