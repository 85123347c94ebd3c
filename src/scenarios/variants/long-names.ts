import type { MenuFile, TenantBranch, TenantBranchContact, TenantFile } from '#generated/tenant.ts'

import type { TenantDocuments } from '../tenant-documents.ts'

/** Words from real menus; one of them cannot be broken. */
const WORDS = [
  'especial',
  'de',
  'la',
  'casa',
  'con',
  'guarnición',
  'extraordinariamente',
  'abundante',
  'y',
  'salsa',
  'agridulce',
]

/** Maximum lengths of displayed names. @source schemas/tenant and schemas/models/offer: maxLength of each */
const LENGTHS = {
  venue: 80,
  category: 80,
  plate: 120,
  description: 400,
  garnish: 80,
  size: 60,
  mode: 40,
} as const

/** Every name and description of a brand at its maximum length. */
export function withLongNames({ tenant, menu, ...rest }: TenantDocuments): TenantDocuments {
  return { ...rest, tenant: longTenant(tenant), menu: menu && longMenu(menu) }
}

/** Appends words to a text up to a length; a longer text stays unchanged. */
export function lengthen(text: string, length: number): string {
  let long = text
  for (let index = 0; ; index += 1) {
    const word = WORDS[index % WORDS.length] ?? ''
    if (long.length + 1 + word.length > length) return long
    long = `${long} ${word}`
  }
}

function longTenant(tenant: TenantFile): TenantFile {
  const { company, branchContactDefaults, branches } = tenant
  return {
    ...tenant,
    company: company && { ...company, name: lengthen(company.name, LENGTHS.venue) },
    branchContactDefaults: branchContactDefaults && withLongModes(branchContactDefaults),
    branches: branches.map(longBranch),
  }
}

const longBranch = (branch: TenantBranch): TenantBranch => ({
  ...branch,
  name: lengthen(branch.name, LENGTHS.venue),
  description: branch.description && lengthen(branch.description, LENGTHS.description),
  branchContacts: branch.branchContacts.map(longContact),
})

const longContact = (contact: TenantBranchContact): TenantBranchContact =>
  withLongModes({ ...contact, name: lengthen(contact.name, LENGTHS.venue) })

const withLongModes = <Contact extends Pick<TenantBranchContact, 'orderModes'>>(
  contact: Contact,
): Contact => ({
  ...contact,
  orderModes: contact.orderModes?.map((mode) => ({
    ...mode,
    showName: lengthen(mode.showName, LENGTHS.mode),
  })),
})

const longMenu = (menu: MenuFile): MenuFile => ({
  ...menu,
  garnishGroups: menu.garnishGroups?.map((group) => ({
    ...group,
    name: lengthen(group.name, LENGTHS.garnish),
    garnishes: group.garnishes.map((garnish) => ({
      ...garnish,
      name: lengthen(garnish.name, LENGTHS.garnish),
    })),
  })),
  categories: menu.categories.map((category) => ({
    ...category,
    showName: lengthen(category.showName ?? category.name, LENGTHS.category),
    description: category.description && lengthen(category.description, LENGTHS.description),
    plates: category.plates.map((plate) => ({
      ...plate,
      showName: lengthen(plate.showName ?? plate.name, LENGTHS.plate),
      description: plate.description && lengthen(plate.description, LENGTHS.description),
      sizes: plate.sizes.map((size) => ({ ...size, name: lengthen(size.name, LENGTHS.size) })),
    })),
  })),
})
