import { useState } from 'react'

import { faultSentence } from '#messages/faults.ts'
import { studio } from '#messages/studio.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRefusal } from '../look/use-refusal.tsx'
import type { Publication } from '../server/publication.ts'
import { useSignature } from './use-signature.ts'

type Parts = {
  readonly reason?: string
  /** calls the server, and closes the dialog on success */
  readonly send: (signed: { readonly by: string; readonly reason: string }) => Promise<Publication<unknown>>
  /** loads what somebody else published meanwhile. @returns whether it is known now, and may be replaced */
  readonly lookAgain: () => Promise<boolean>
}

/**
 * Changes the published folder: signed, one call at a time, with the reason of a refusal; a second press replaces what
 * others published.
 */
export function usePublication({ reason, send, lookAgain }: Parts) {
  const t = useT(studio)
  const signature = useSignature(reason)
  const [refusal, refuse] = useRefusal()
  const [mayOverwrite, setMayOverwrite] = useState(false)
  const [isBusy, publish] = useBusy(async () => {
    const signed = signature.sign()
    if (!signed) return
    refuse()
    const done = await send(signed)
    if (done.ok) return signature.keepName()
    if (done.code === 'TENANT_CHANGED') setMayOverwrite(await lookAgain())
    refuse(t(`studio.refused.${done.code}`), done.faults.map(faultSentence))
  })
  return { signature, refusal, mayOverwrite, isBusy, publish: () => void publish() }
}
