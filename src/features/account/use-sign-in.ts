import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError, type ApiErrorCode } from '#api/client.ts'
import { useApi } from '#api/api-context.tsx'
import { customerQuery } from '#api/order-queries.ts'
import { ONE_TIME_CODE_DIGITS } from '#domain/defaults.ts'
import { parseDigitCode } from '#domain/identity/digit-code.ts'
import { defaultPhoneCountry, normalisePhone, type ValidPhone } from '#domain/phone/phone.ts'
import type { CountryCode } from '#generated/models.ts'
import type { MessageKey } from '#messages/index.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { signInOf } from '#session/sign-in-store.ts'

/** What stands beside the field of the step. */
export type SignInFault = Extract<
  MessageKey,
  `sign-in.${'invalid-phone' | 'failed' | 'too-many' | 'too-many-tries' | 'code-missing' | 'code-wrong' | 'code-expired'}`
>

type Outcome = 'done' | 'code-sent' | { fault: SignInFault }

type Faults = Partial<Record<ApiErrorCode, SignInFault>>
const OF_SENDING: Faults = { RATE_LIMITED: 'sign-in.too-many' }
const OF_PROVING: Faults = {
  RATE_LIMITED: 'sign-in.too-many-tries',
  ONE_TIME_CODE_WRONG: 'sign-in.code-wrong',
  ONE_TIME_CODE_EXPIRED: 'sign-in.code-expired',
}

interface Answer {
  error?: unknown
  response: Response
}

/** Undefined for a good answer. */
async function faultOf(call: Promise<Answer>, faults: Faults): Promise<SignInFault | undefined> {
  const answer = await call.catch(() => undefined)
  if (answer?.response.ok) return undefined
  const code = answer && toApiError(answer.error, answer.response).code
  return (code && faults[code]) ?? 'sign-in.failed'
}

/**
 * Signing in at the branch of this page: by the phone alone, which shows what this device created, or with the code
 * that the branch sends to it.
 * @source diner spec §5 "Sign-in and reward", design §5 "Phone only sign-in"
 */
export function useSignIn() {
  const session = useSession()
  const { branch } = useVenue()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const { phone: typed, phoneCountry } = session.diner.getState()
  const [input, setInput] = useState({
    phone: typed,
    country: phoneCountry ?? defaultPhoneCountry(branch?.country),
  })
  const [sentTo, setSentTo] = useState<ValidPhone>()
  const branchId = branch?.id ?? ''

  async function sendCode(phone: ValidPhone): Promise<Outcome> {
    const body = { branchId, phone: phone.e164 }
    const fault = await faultOf(client.POST('/api/sign-in/code', { body }), OF_SENDING)
    if (fault) return { fault }
    setSentTo(phone)
    return 'code-sent'
  }

  /** What the branch knows of the phone now; without an answer the sign-in fails. */
  async function arrive({ e164 }: ValidPhone): Promise<Outcome> {
    const known = await queryClient
      .query({ ...customerQuery(client, e164, branchId), staleTime: 0 })
      .catch(() => undefined)
    if (!known) return { fault: 'sign-in.failed' }
    const { name, change } = session.diner.getState()
    change({ phone: input.phone, phoneCountry: input.country, name: name || known.name })
    signInOf(session).getState().signIn(branchId, e164)
    return 'done'
  }

  return {
    input,
    sentTo,
    change: (part: Partial<{ phone: string; country: CountryCode }>) => setInput({ ...input, ...part }),
    /** Back to the phone. */
    restart: () => setSentTo(undefined),
    async submitPhone(): Promise<Outcome> {
      const phone = normalisePhone(input.phone, input.country)
      if (!phone.ok) return { fault: 'sign-in.invalid-phone' }
      return branch?.oneTimeCodes ? sendCode(phone) : arrive(phone)
    },
    async submitCode(text: string): Promise<Outcome> {
      const code = parseDigitCode(text, ONE_TIME_CODE_DIGITS)
      if (!sentTo || code === undefined) return { fault: 'sign-in.code-missing' }
      const body = { branchId, phone: sentTo.e164, code }
      const fault = await faultOf(client.POST('/api/sign-in/proof', { body }), OF_PROVING)
      return fault ? { fault } : arrive(sentTo)
    },
    sendAgain: async (): Promise<Outcome> => (sentTo ? sendCode(sentTo) : { fault: 'sign-in.failed' }),
  }
}

export type SignIn = ReturnType<typeof useSignIn>
