import { useState } from 'react'

import { studio } from '#messages/studio.ts'
import { browserStorage, isText } from '#platform/storage.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const KEY = 'studio.operator'
const VERSION = 1
/** @units characters */
export const MAX_REASON = 300

/**
 * Author and reason of a change to the published folder, both required. The author is prefilled from the last time on
 * this device.
 */
export function useSignature(firstReason = '') {
  const t = useT(studio)
  const [by, setBy] = useState(() => browserStorage().read(KEY, VERSION, isText) ?? '')
  const [reason, setReason] = useState(firstReason)
  const [isTried, setTried] = useState(false)
  const signed = { by: by.trim(), reason: reason.trim() }
  const field = (name: keyof typeof signed, value: string, onChange: (value: string) => void) => ({
    label: t(`studio.publish.${name}`),
    value,
    error: isTried && signed[name] === '' ? t(`studio.publish.${name}.missing`) : undefined,
    onChange,
  })
  return {
    /** Props of the two fields. */
    by: { ...field('by', by, setBy), required: true, maxLength: 80, autoComplete: 'name' },
    reason: field('reason', reason, setReason),
    /** @returns both, or undefined when one is missing, which its field then shows */
    sign() {
      setTried(true)
      return signed.by === '' || signed.reason === '' ? undefined : signed
    },
    keepName: () => browserStorage().write(KEY, VERSION, signed.by),
  }
}
