import { describe, expect, test } from 'vitest'
import { DELIVERY_CALLS, DINER_CALLS, described } from './spec-calls.ts'

const QUERIES: Record<string, string[]> = {
  'GET /api/diner/file/{}/url': ['type'],
  'GET /api/diner/menu/{}/hash': ['orderModeId'],
  'GET /api/diner/companies/{}/branches': ['offset', 'pageSize'],
  'GET /api/orderingcustomer/{}': ['branchId'],
  'GET /api/branch/{}/loyalty-points/history/{}': ['offset', 'limit'],
  'GET /api/orders': ['phone', 'branchContactId', 'offset'],
  'GET /api/branch/{}/deliveryzones/fee': ['lat', 'lng', 'fullAddress', 'city', 'phone'],
  'GET /api/shipments': [
    'page',
    'pageSize',
    'sort',
    'branchContactId',
    'startDate',
    'endDate',
    'status',
    'providerName',
  ],
  'GET /api/shipmentstacks': ['status', 'delivery_provider_name'],
  'GET /api/rider/bc/phone': ['branchContactId', 'phone'],
}

describe('[API-01a] the contract holds every call of both tables', () => {
  test.for([...DINER_CALLS, ...DELIVERY_CALLS])('%s', (call) => {
    const operation = described.get(call)
    expect(operation).toBeDefined()
    expect(operation?.ours).toBe(false)
    for (const name of QUERIES[call] ?? []) expect(operation?.queryParams).toContain(name)
  })

  test('whatever is in neither table is marked as ours', () => {
    const listed = new Set([...DINER_CALLS, ...DELIVERY_CALLS])
    const others = [...described].filter(([call]) => !listed.has(call))
    expect(others.filter(([, operation]) => !operation.ours).map(([call]) => call)).toEqual([])
  })
})
