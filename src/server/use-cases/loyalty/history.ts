import type { LoyaltyHistory } from '#generated/models.ts'

import { listMovements } from '../../repositories/loyalty-repository.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../identity/viewer.ts'

/** A page of what a viewer earned and spent, newest first. */
export async function loyaltyHistory(
  { store }: Services,
  viewer: Viewer,
  page: { offset: number; limit: number },
): Promise<LoyaltyHistory> {
  const { rows, total } = await listMovements(store.db, viewer, page)
  return {
    rows: rows.map(({ kind, orderCode, at, amount, postBalance }) => ({
      kind,
      orderCode: orderCode ?? undefined,
      createdAt: at.toISOString(),
      amount,
      postBalance,
    })),
    total,
  }
}
