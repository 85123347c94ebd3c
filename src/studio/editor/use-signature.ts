import { useState } from 'react'

import { studio } from '#messages/studio.ts'
import { browserStorage, isText } from '#platform/storage.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const KEY = 'studio.operator'
const VERSION = 1
/** @units characters */
export const MAX_REASON = 300

/** Who changes what diners see, last time on this device at first, and why: nothing is changed without both. */
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
    /** What the two fields need. */
    by: { ...field('by', by, setBy), required: true, maxLength: 80, autoComplete: 'name' },
    reason: field('reason', reason, setReason),
    /** @returns both, or nothing where one is missing, which its field says then */
    sign() {
      setTried(true)
      return signed.by === '' || signed.reason === '' ? undefined : signed
    },
    keepName: () => browserStorage().write(KEY, VERSION, signed.by),
  }
}
