import { browserStorage } from '#platform/storage.ts'

const NAME = 'seen-keys'
const VERSION = 1
/** Orders that are remembered; older ones were delivered long ago. */
const MAX_ORDERS = 20

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const seen = (): string[] => browserStorage().read(NAME, VERSION, isList) ?? []

/** Whether this device has explained the delivery key of an order already. */
export const isKeySeen = (orderCode: string): boolean => seen().includes(orderCode)

export const markKeySeen = (orderCode: string): void =>
  browserStorage().write(NAME, VERSION, [orderCode, ...seen()].slice(0, MAX_ORDERS))
