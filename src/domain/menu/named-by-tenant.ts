import { nearName } from '../documents/near-name.ts'

/** References of a tenant.json to its menu: the plates of discounts, the plate or category of a code. */
type Naming = {
  readonly discounts?: readonly { readonly plates?: readonly string[] }[]
  readonly codeDiscounts?: readonly {
    readonly plate?: { readonly id: string }
    readonly category?: { readonly id: string }
  }[]
}

type Named = {
  readonly categories?: readonly {
    readonly id: string
    readonly plates: readonly { readonly id: string }[]
  }[]
}

/** A broken reference: its place in tenant.json, and what is expected there. */
export type MissingName = {
  readonly path: string
  readonly found: string
  readonly expected: string
  /** the name that was probably meant */
  readonly near?: string
}

/**
 * References of a tenant.json that its menu does not have. The check of folders and the studio both report them.
 * @param tenant - merged over the base, like the menu
 */
export function missingFromMenu(tenant: Naming, menu: Named): MissingName[] {
  const categories = menu.categories ?? []
  const known = {
    plate: new Set(categories.flatMap(({ plates }) => plates.map(({ id }) => id))),
    category: new Set(categories.map(({ id }) => id)),
  }
  const judge = (kind: keyof typeof known, path: string, id: string | undefined): MissingName[] => {
    if (id === undefined || known[kind].has(id)) return []
    const near = nearName(id, known[kind])
    const expected = `the id of a ${kind} of menu.json`
    return [{ path, found: `'${id}'`, expected, ...(near !== undefined && { near }) }]
  }
  return [
    ...(tenant.discounts ?? []).flatMap(({ plates = [] }, d) =>
      plates.flatMap((id, p) => judge('plate', `$.discounts[${d}].plates[${p}]`, id)),
    ),
    ...(tenant.codeDiscounts ?? []).flatMap(({ plate, category }, c) => [
      ...judge('plate', `$.codeDiscounts[${c}].plate.id`, plate?.id),
      ...judge('category', `$.codeDiscounts[${c}].category.id`, category?.id),
    ]),
  ]
}
