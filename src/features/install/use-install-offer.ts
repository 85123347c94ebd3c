import { useState, useSyncExternalStore } from 'react'
import { isRecord } from '#domain/documents/is-record.ts'
import { isInAppBrowser, isStandalone } from '#platform/display.ts'
import { installPrompt, onInstallPrompt } from '#platform/install-prompt.ts'
import { useLocation } from 'react-router-dom'
import { browserStorage, isNumber } from '#platform/storage.ts'
import { useAsked } from '#session/left-parameters.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { installWay, shouldOffer, type InstallMemory, type InstallWay } from './offer.ts'

const VERSION = 1
/** @source delivery spec §2 "showPWA"; requirements FUP-04 */
const FLAG = 'showPWA'

const isMemory = (value: unknown): value is InstallMemory =>
  isRecord(value) &&
  isNumber(value.firstSeenAt) &&
  (value.dismissedAt === undefined || isNumber(value.dismissedAt))

interface InstallOffer {
  way: InstallWay
  /** Not wanted; it is not shown again for a long time. */
  dismiss: () => void
  /** Opens the browser's own question. @returns whether the diner said yes */
  accept: () => Promise<boolean>
}

/**
 * The offer to install this storefront, when there is one and the diner may want it. Only in the browser: everything
 * it depends on is unknown before.
 * @source requirements SHELL-07
 */
export function useInstallOffer(): InstallOffer | undefined {
  const { alias, clock } = useSession()
  const key = `install.${alias}`
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  const hasItems = useSessionValue('cart', ({ choices }) => choices.length > 0)
  const [storage] = useState(() => browserStorage())
  const [memory, setMemory] = useState<InstallMemory>(() => {
    const known = storage.read(key, VERSION, isMemory)
    const first = known ?? { firstSeenAt: clock.getState().now }
    if (!known) storage.write(key, VERSION, first)
    return first
  })
  const { search } = useLocation()
  // An address may ask for the offer, once: what was refused before does not count.
  const [isAsked, setAsked] = useState(() => new URLSearchParams(search).has(FLAG))
  useAsked([FLAG], () => undefined)
  const dismiss = () => {
    setAsked(false)
    const refused = { ...memory, dismissedAt: clock.getState().now }
    storage.write(key, VERSION, refused)
    setMemory(refused)
  }
  const way = installWay({
    installed: isStandalone(),
    inAppBrowser: isInAppBrowser(),
    canPrompt: prompt !== undefined,
    userAgent: window.navigator.userAgent,
  })
  if (way === undefined) return undefined
  if (!isAsked && !shouldOffer(way, memory, { now: clock.getState().now, hasItems })) return undefined
  const accept = async (): Promise<boolean> => {
    if (!prompt) return false
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    // The question can be put once; whatever was said, the offer has served.
    dismiss()
    return outcome === 'accepted'
  }
  return { way, dismiss, accept }
}
