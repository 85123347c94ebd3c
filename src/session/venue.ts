import type { Branch, BranchContact, Company, OrderMode, Storefront } from '#generated/models.ts'

/** The storefront of this page: one alias, its brand, and what the alias stands for. */
export interface Venue {
  alias: string
  storefront: Storefront
  company?: Company
  branch?: Branch
  branchContact?: BranchContact
  /** Active order modes: an address may have any of them, and so may a cart. */
  modes: OrderMode[]
  /** The modes that this visit offers. */
  listedModes: OrderMode[]
  /** The order mode in the address; only on menu pages. */
  mode?: OrderMode
}
