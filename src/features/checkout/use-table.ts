import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { isNoSuch } from '#api/client.ts'
import { tableQuery } from '#api/order-queries.ts'
import { TABLE_UID_MAX } from '#domain/checkout/typed-length.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'

/** The table whose id is in its QR code; the store's server validates it. */
export interface NamedTable {
  uid: string
  /** Undefined until the server has answered. */
  number?: string
}

/**
 * The table whose id is in the address.
 * @returns `table` undefined without an id, and for an unknown one: `isUnknown`
 * @source design §5 "Table"
 */
export function useTable(): { table?: NamedTable; isUnknown: boolean } {
  const { client } = useApi()
  const { id } = useBranchContact()
  const uid = useSessionValue(
    'visit',
    ({ search }) => new URLSearchParams(search).get('tableUid') || undefined,
  )
  const { data, error } = useQuery({ ...tableQuery(client, id, uid ?? ''), enabled: uid !== undefined })
  const isUnknown = (uid !== undefined && uid.length > TABLE_UID_MAX) || isNoSuch(error)
  return { table: uid === undefined || isUnknown ? undefined : { uid, number: data?.number }, isUnknown }
}
