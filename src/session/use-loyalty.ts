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
  /** The branch's program, whether or not it runs at this venue; undefined until it is loaded. */
  program?: LoyaltyProgram
  /** Rules for pricing points; undefined without a program, and until it is loaded. */
  terms?: LoyaltyTerms
  /** Whose points they are, in E.164; '' for nobody. */
  phone: string
  /** A phone was just typed and is not validated yet. */
  isResting: boolean
  /** The phone's points are being loaded. */
  isLoading: boolean
  /** The balance is unknown: nothing can be redeemed. */
  isError: boolean
  retry: () => void
}

/** The branch's program, whether or not it runs at this venue; undefined until it is loaded. */
export function useLoyaltyProgram(): LoyaltyProgram | undefined {
  const { queries } = useApi()
  const branchId = useVenue().branch?.id ?? ''
  return useQuery({ ...queries.loyaltyProgram(branchId), enabled: branchId !== '' }).data
}

/** The program that runs at this venue; undefined without one, and until it is loaded. */
export function useRunningProgram(): LoyaltyProgram | undefined {
  const program = useLoyaltyProgram()
  return isProgramAt(program, useVenue().branchContact?.id) ? program : undefined
}

/**
 * The loyalty program of this venue and the points that the order's phone may spend. On a failure the venue has no
 * program and the diner no points.
 * @source diner spec §8 "Loyalty fetch failure: ignored"
 */
export const useLoyalty = (): Loyalty => useLoyaltyOf(useJudgedPhone())

/** The same for the signed-in diner, whatever phone the order has. */
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
