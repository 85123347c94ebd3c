import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listTables } from '#server/backup/tables.ts'
import { HOLDINGS } from '#server/person/holdings.ts'
import { rowsOf } from './support/rows-of.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

/** Types of columns in which something about a person can stand. */
const WORDS = [
  'text',
  'character',
  'character varying',
  'jsonb',
  'json',
  'bytea',
  'double precision',
  'point',
]

/**
 * Columns that hold nothing about a diner or a rider, or nothing without what is erased elsewhere: names of things, states, hashes,
 * secrets of the server, words of a venue about itself. What the law keeps stands apart.
 */
const HOLDS_NONE: Record<string, string> = {
  analytics_events: '',
  charge_backs: '',
  client_logs: 'message context',
  code_holds: 'branch code_id device_id',
  code_uses: '',
  console_channels: 'branch_contact channel',
  console_tokens: 'tenant branch_contact label role token_hash',
  draft_files: 'path hash',
  draft_marks: 'id kind shows variant tenant note',
  draft_samples: 'reference mark role shown',
  drafts: 'name reference alias base_version faults remarks',
  entities: 'alias kind tenant parent content_hash document settings',
  former_places: 'alias kind tenant',
  idempotency_keys: 'branch_contact key',
  jobs: 'queue key subject',
  manual_closures: 'branch_contact reason',
  menus: 'tenant hash document',
  order_cancellations: 'refund_text',
  order_events: 'status actor',
  order_lines: 'reference_id name size_id category_id tax_rate',
  order_modes: 'id tenant branch_contact menu_hash',
  order_reports: 'type',
  order_steps: 'key body_hash',
  orders:
    'code tenant branch branch_contact order_mode_id order_mode_name type status payment_type_id payment_type_name ' +
    'payment_method tax_name charges_tax_rate discounts surcharges address_check table_number source',
  outbox: 'topic subject',
  payment_notices: 'provider notice_id',
  payments: 'provider public_key kind status currency reference detail',
  person_requests: 'tenant phone_hash action outcome by rows',
  policy_reports: 'alias page directive blocked source',
  rate_counts: 'key',
  receipt_numbers: 'branch_contact series kind',
  receipts: 'branch_contact kind series provider status authorization url',
  rider_steps: 'key body_hash',
  riders: 'tenant branch_contact',
  sandbox_payments:
    'id merchant external_reference status currency detail outcome brand last_four description return_url',
  sandbox_refunds: 'id payment_id status',
  sandbox_tokens: 'token_hash merchant outcome brand last_four',
  script_checks: 'findings',
  server_secrets: 'name secret',
  settlement_files: 'branch_contact provider from_day to_day',
  settlement_rows:
    'branch_contact provider day key kind reference attempt_id authorization_code last_four currency part',
  shift_codes: 'branch_contact code_hash',
  shipment_events: 'status',
  shipment_stacks: 'tenant branch_contact code status',
  shipments: 'tenant branch_contact status code_to_show tracking_id delivery_key',
  sold_out_garnishes: 'branch_contact garnish_id',
  sold_out_plates: 'branch_contact plate_id',
  stored_files: 'hash content',
  street_terms: 'term',
  streets: 'tenant country lat lng document search_text',
  survey_answers: 'question_id tenant branch_contact survey_id question_type title reasons',
  tenant_application: 'progress',
  tenant_hosts: 'host tenant home',
  tenant_terms: 'term tenant',
  tenant_version_files: 'path hash',
  tenant_versions: 'tenant hash by reason summary changes',
  tenants: 'alias kind status content_hash folder_mark sort_name card presentation',
  unproven_benefits: '',
  venue_places: 'branch_contact tenant country search_name place',
  venue_ratings: 'branch_contact',
  webhook_deliveries: 'topic subject state last_answer',
  webhooks: 'tenant branch_contact url secret topics',
}

/** Books that the law wants kept: who took money, in which way, and how it went back. */
const KEPT_BY_LAW: Record<string, string> = {
  charge_backs: 'branch_contact',
  charges:
    'branch_contact method source taken_by taken_role provider public_key reference currency uncounted brand type ' +
    'last_four authorization_code',
  refunds: 'branch_contact status reason note actor actor_role earlier reference detail',
}

const wordsOf = (text = '') => text.split(' ').filter((word) => word !== '')

/** Columns of a table whose rows go, or that are changed where the rows stay. */
function erasedIn(table: string): string[] | 'all' {
  return HOLDINGS.filter((one) => getTableName(one.table) === table).reduce<string[] | 'all'>(
    (columns, { table: held, erase }) => {
      if (erase === 'delete' || columns === 'all') return table === 'jobs' ? columns : 'all'
      if (erase === 'keep') return columns
      const names = getTableColumns(held)
      return [...columns, ...Object.keys(erase).map((key) => names[key]?.name ?? key)]
    },
    [],
  )
}

test('every column that can hold something about a person is erased, kept by law or listed as holding none', async () => {
  const columns = await rowsOf<{ table: string; column: string; type: string }>(
    server.store.db,
    `select table_name as "table", column_name as "column", data_type as "type"
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const session = { query: async (text: string) => ({ rows: await rowsOf(server.store.db, text) }) }
  const tables = await listTables(session)
  expect(new Set(columns.map(({ table }) => table))).toEqual(new Set(tables))
  const open = columns.filter(({ table, column, type }) => {
    if (!WORDS.includes(type)) return false
    const erased = erasedIn(table)
    return !(
      erased === 'all' ||
      erased.includes(column) ||
      wordsOf(HOLDS_NONE[table]).includes(column) ||
      wordsOf(KEPT_BY_LAW[table]).includes(column)
    )
  })
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('no list names what is not there', async () => {
  const columns = await rowsOf<{ name: string }>(
    server.store.db,
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const known = new Set(columns.map(({ name }) => name))
  const listed = [HOLDS_NONE, KEPT_BY_LAW].flatMap((list) =>
    Object.entries(list).flatMap(([table, text]) => wordsOf(text).map((column) => `${table}.${column}`)),
  )
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})
