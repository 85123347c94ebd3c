import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { type ApiErrorCode, bodyOf, isApiError } from '#api/client.ts'
import { isEmail } from '#domain/checkout/form.ts'
import { EMAIL_LENGTH_BELOW } from '#domain/defaults.ts'
import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'
import type { CountryCode, LoyaltyReward } from '#generated/models.ts'
import type { MessageKey } from '#messages/index.ts'
import { useSession, useVenue } from '#session/page-context.ts'

export type RewardField = 'name' | 'phone' | 'email'

/** Why a reward was not credited, and the fields that show it. */
export interface RewardFault {
  key: Extract<
    MessageKey,
    `loyalty.reward.${'all-fields' | 'bad-phone' | 'bad-email' | 'claimed-before' | 'unproven' | 'too-many' | 'failed'}`
  >
  fields: readonly RewardField[]
}

const FAULTS: Partial<Record<ApiErrorCode, RewardFault['key']>> = {
  ALREADY_EXISTS: 'loyalty.reward.claimed-before',
  PHONE_NOT_PROVEN: 'loyalty.reward.unproven',
  REWARD_LIMIT: 'loyalty.reward.too-many',
}

interface Input {
  name: string
  phone: string
  country: CountryCode
  email: string
}

/**
 * The form of a sign-up reward. It starts with the data stored on this device, and stores its input there once the
 * points are credited or the phone must be verified first.
 * @source diner spec §5 "Sign-in and reward", §7, §8; requirements RWD-01
 */
export function useRewardForm() {
  const session = useSession()
  const { branch, branchContact } = useVenue()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const { diner, visit } = session
  const [input, setInput] = useState<Input>(() => {
    const { name, phone, phoneCountry, email } = diner.getState()
    return { name, phone, email, country: phoneCountry ?? defaultPhoneCountry(branch?.country) }
  })
  const [fault, setFault] = useState<RewardFault>()

  function check(): RewardFault | { e164: string } {
    const fields = (['name', 'phone', 'email'] as const).filter((field) => input[field].trim() === '')
    if (fields.length > 0) return { key: 'loyalty.reward.all-fields', fields }
    const phone = normalisePhone(input.phone, input.country)
    if (!phone.ok) return { key: 'loyalty.reward.bad-phone', fields: ['phone'] }
    const email = input.email.trim()
    const isWrong = email.length >= EMAIL_LENGTH_BELOW || !isEmail(email)
    return isWrong ? { key: 'loyalty.reward.bad-email', fields: ['email'] } : { e164: phone.e164 }
  }

  /** @returns the reason for a refusal; undefined when the points were credited */
  async function claim(reward: LoyaltyReward): Promise<RewardFault | undefined> {
    const checked = check()
    const refused = 'key' in checked ? checked : await credit(reward, checked.e164)
    setFault(refused)
    return refused
  }

  function keep(): void {
    const { name, phone, country: phoneCountry, email } = input
    diner.getState().change({ name: name.trim(), phone, phoneCountry, email: email.trim() })
  }

  async function credit(reward: LoyaltyReward, phone: string): Promise<RewardFault | undefined> {
    const body = {
      name: input.name.trim(),
      phone,
      email: input.email.trim(),
      branchId: reward.branchId,
      branchContactId: branchContact?.id,
      loyaltyRewardId: reward.id,
      acquisitionChannel: visit.getState().source,
    }
    const path = { phone, rewardId: reward.id }
    try {
      await bodyOf(
        client.POST('/api/diner/customer/{phone}/loyalty-reward/{rewardId}', { params: { path }, body }),
      )
    } catch (error) {
      const known = isApiError(error) ? FAULTS[error.code] : undefined
      if (known === 'loyalty.reward.unproven') keep()
      return { key: known ?? 'loyalty.reward.failed', fields: [] }
    }
    keep()
    await Promise.all(
      [['customer'], ['loyalty-history']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    return undefined
  }

  return {
    input,
    fault,
    change: (part: Partial<Input>) => {
      setFault(undefined)
      setInput({ ...input, ...part })
    },
    claim,
  }
}

export type RewardForm = ReturnType<typeof useRewardForm>
