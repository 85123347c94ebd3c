import type { Db } from '../db/store.ts'
import { customers } from '../db/schema/people.ts'

export type Customer = Pick<
  typeof customers.$inferInsert,
  'branch' | 'phone' | 'name' | 'email' | 'optIn' | 'updatedAt'
>

/** Remembers what a phone's last order said; points stay as they are. */
export async function saveCustomer(db: Db, customer: Customer): Promise<void> {
  const { name, email, optIn, updatedAt } = customer
  await db
    .insert(customers)
    .values(customer)
    .onConflictDoUpdate({
      target: [customers.branch, customers.phone],
      set: { name, email, optIn, updatedAt },
    })
}
