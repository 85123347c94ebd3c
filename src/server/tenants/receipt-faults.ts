import { isIdentification, taxIdentification } from '#domain/identification/identification.ts'

import type { TenantFile } from './folder-types.ts'
import type { TenantFault } from './tenant-fault.ts'

/**
 * What a store that issues receipts has to say: a series, who sells, and a tax id that its country may have given. Of two
 * stores of one taxpayer, each counts in a series of its own.
 */
export function receiptFaults(
  alias: string,
  { country, branches, branchContactDefaults }: TenantFile,
): TenantFault[] {
  const faults: TenantFault[] = []
  const { type, example } = taxIdentification(country)
  const seen = new Set<string>()
  for (const [b, { branchContacts = [] }] of branches.entries())
    for (const [c, { receipts: own }] of branchContacts.entries()) {
      const receipts = { ...branchContactDefaults?.receipts, ...own }
      if (Object.keys(receipts).length === 0) continue
      const report = (field: string, found: string, expected: string) =>
        faults.push({
          file: `${alias}/tenant.json`,
          path: `$.branches[${b}].branchContacts[${c}].receipts.${field}`,
          found,
          expected,
        })
      const { series, legalName, taxId } = receipts
      if (series === undefined) report('series', 'nothing', 'what stands before the numbers, as 0001')
      if (legalName === undefined) report('legalName', 'nothing', 'who sells, as the tax authority knows it')
      const id = taxId && { identificationType: type, identificationNumber: taxId }
      if (id && !isIdentification(country, id)) report('taxId', `'${taxId}'`, `a ${type}, as ${example}`)
      const counted = `${taxId ?? legalName} ${series}`
      if (seen.has(counted)) report('series', `'${series}' twice`, 'each once')
      seen.add(counted)
    }
  return faults
}
