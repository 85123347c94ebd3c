import { useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'
import { companionPaths, type ShiftVariant } from '#domain/routes/companion-routes.ts'
import { nextShiftRequest, nextShiftStep, shownVariant, type ShiftRequest } from '#domain/shift/shift-flow.ts'
import type { CountryCode, Rider } from '#generated/models.ts'
import { shift } from '#messages/shift.ts'
import { useNavigate } from 'react-router-dom'
import { riderStore } from '#session/rider-store.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { shiftCalls, type ShiftAnswer, type ShiftRefusal } from './ask-shift.ts'

/** The phone being typed; kept from one form to the next. */
export interface TypedPhone {
  phone: string
  country: CountryCode
}

/** A phone stored on this device, so that the rider need not type it again. */
function typedOf(e164: string, country: CountryCode): TypedPhone | undefined {
  const phone = normalisePhone(e164, country)
  return phone.ok ? { phone: phone.national, country: phone.country } : undefined
}

/**
 * The flow of the shift page: the known rider, the pending call, and the step that follows its answer.
 * @source delivery spec §4 "Rider shift flow"
 */
export function useShift(variant: ShiftVariant) {
  const { id, branch } = useBranchContact()
  const { client } = useApi()
  const navigate = useNavigate()
  const t = useT(shift)
  const toast = useToast()
  const calls = useMemo(() => shiftCalls(client, id), [client, id])
  const country = defaultPhoneCountry(branch.country)
  const isHydrated = useHydrated()
  const held = isHydrated ? riderStore(id).read() : undefined
  const hasUnsentSteps = isHydrated && riderStore(id).hasUnsentSteps()
  const heldPhone = held?.phone ?? ''
  const last = useMemo(() => typedOf(heldPhone, country), [heldPhone, country])
  const [own, setOwn] = useState<Partial<TypedPhone>>({})
  const typed = { phone: '', country, ...last, ...own }
  const [rider, setRider] = useState<Rider>()
  const [isUnknown, setUnknown] = useState(false)
  /** The found rider's shift was started on another phone. */
  const [isElsewhere, setElsewhere] = useState(false)
  // a ref, to ignore a second press before the button is rendered again
  const status = useRef<ShiftRequest>('initial')
  const [request, setRequest] = useState<ShiftRequest>('initial')
  const shown = shownVariant(variant, { phone: isUnknown, rider: rider !== undefined })

  useEffect(() => {
    if (shown !== variant) void navigate(companionPaths.shift(id, shown), { replace: true })
  }, [shown, variant, id, navigate])

  const move = (event: Parameters<typeof nextShiftRequest>[1]): boolean => {
    const next = nextShiftRequest(status.current, event)
    if (next === undefined) return false
    status.current = next
    setRequest(next)
    return true
  }

  /** @returns the refusal; undefined when the page moves on, or when a call is already pending */
  async function send(ask: () => Promise<ShiftAnswer>): Promise<ShiftRefusal | undefined> {
    if (!move('send')) return undefined
    const answer = await ask()
    const step = answer.outcome === 'refused' ? undefined : nextShiftStep(shown, answer.outcome)
    if (step === undefined) {
      move('refuse')
      return answer.outcome === 'refused' ? answer.refusal : { reason: 'failed' }
    }
    const found = 'rider' in answer ? answer.rider : undefined
    if (step === 'shipments' && found && !keep(found)) {
      move('refuse')
      return { reason: 'failed' }
    }
    move('answer')
    if (step === 'success') {
      if (rider) riderStore(id).forget(rider.id)
      toast(t('shift.done'), 'success')
    }
    if (step === 'shipments') {
      // the history must not lead back to a code form; it ignores presses until the next page is shown
      void navigate(companionPaths.riderShipments(id, found?.id ?? ''), { replace: true })
      return undefined
    }
    setRider(found)
    setElsewhere(step === 'logOut' && riderStore(id).read()?.riderId !== found?.id)
    setUnknown(step === 'register')
    move('leave')
    void navigate(companionPaths.shift(id, step), { replace: step === 'success' })
    return undefined
  }

  const keep = ({ id: riderId, name, phone, token }: Rider): boolean => {
    if (token === undefined) return false
    riderStore(id).keep({ token, riderId, name, phone, branchContact: id })
    return true
  }

  return {
    shown,
    rider,
    /** The shift started on this phone, which opens its shipments without a code. */
    held,
    /** A shift on this phone ended before all its steps were sent: they wait for the rider's next one here. */
    hasUnsentSteps,
    isElsewhere,
    typed,
    isBusy: request === 'loading' || request === 'success',
    type: (part: Partial<TypedPhone>) => setOwn((before) => ({ ...before, ...part })),
    find: (phone: string) => send(() => calls.find(phone)),
    register: (name: string, phone: string, securityCode: string) =>
      send(() => calls.register({ name, phone, securityCode })),
    change: (active: boolean, securityCode: string) =>
      send(async () =>
        rider
          ? calls.change({ rider, active, securityCode })
          : { outcome: 'refused', refusal: { reason: 'failed' } },
      ),
  }
}

export type Shift = ReturnType<typeof useShift>
