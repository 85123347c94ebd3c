import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { customerQuery } from '#api/order-queries.ts'
import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { pointValueOf } from '#domain/loyalty/redeemed-amount.ts'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import type { LoyaltyProgram } from '#generated/models.ts'
import { useJudgedPhone, useKnownDiner, type JudgedPhone } from './use-customer-phone.ts'
import { useVenue } from './page-context.ts'

export interface Loyalty {
  /** The branch's program, running at this venue or not; undefined until it is known. */
  program?: LoyaltyProgram
  /** By which points of an order are priced; undefined where no program runs, and until it is known. */
  terms?: LoyaltyTerms
  /** Whose points they are, in E.164; '' for nobody. */
  phone: string
  /** A phone was typed just now, and is not judged yet. */
  isResting: boolean
  /** Points of the phone are on their way. */
  isLoading: boolean
  /** What is held is not known: nothing can be redeemed. */
  isError: boolean
  retry: () => void
}

/** The branch's program, running at this venue or not; undefined until it is known. */
export function useLoyaltyProgram(): LoyaltyProgram | undefined {
  const { queries } = useApi()
  const branchId = useVenue().branch?.id ?? ''
  return useQuery({ ...queries.loyaltyProgram(branchId), enabled: branchId !== '' }).data
}

/** The program that runs at this venue; undefined where none does, and until it is known. */
export function useRunningProgram(): LoyaltyProgram | undefined {
  const program = useLoyaltyProgram()
  return isProgramAt(program, useVenue().branchContact?.id) ? program : undefined
}

/**
 * The loyalty program of this venue and the points that the phone of the order may spend. A failure leaves a venue
 * without a program and a diner without points.
 * @source diner spec §8 "Loyalty fetch failure: ignored"
 */
export const useLoyalty = (): Loyalty => useLoyaltyOf(useJudgedPhone())

/** The same, of who is signed in, whoever an order is being placed for. */
export const useOwnLoyalty = (): Loyalty => useLoyaltyOf(useKnownDiner())

function useLoyaltyOf({ phone, isResting }: JudgedPhone): Loyalty {
  const { client } = useApi()
  const { branch, branchContact, storefront } = useVenue()
  const branchId = branch?.id ?? ''
  const program = useLoyaltyProgram()
  const isRunning = isProgramAt(program, branchContact?.id)
  const customer = useQuery({ ...customerQuery(client, phone, branchId), enabled: isRunning && phone !== '' })
  const held = customer.data?.loyaltyPointsBalance ?? 0
  // points need a phone to be credited to
  const earns = phone !== '' && (customer.data?.earnsPoints ?? true)
  const pointValue = pointValueOf(storefront.country)
  const terms = useMemo(
    () => (program && isRunning ? { program, held, earns, pointValue } : undefined),
    [program, isRunning, held, earns, pointValue],
  )
  const { isError, isLoading, refetch } = customer
  return { program, terms, phone, isResting, isLoading, isError, retry: () => void refetch() }
}
