import type { CartItem } from '#generated/models.ts'

type Shape = Readonly<Record<string, (value: unknown) => boolean>>

const isText = (value: unknown): boolean => typeof value === 'string'
const isId = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1
const isOneOf =
  (...allowed: readonly string[]) =>
  (value: unknown): boolean =>
    allowed.includes(value as string)
const isListOf =
  (shape: Shape) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((one) => hasShape(one, shape))

const DISCOUNT: Shape = {
  itemId: isId,
  type: isOneOf('PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE'),
  discountReferenceId: isId,
  amount: isAmount,
}

const EXTRA_ITEM: Shape = {
  quantity: isCount,
  name: isText,
  referenceId: isId,
  referenceType: isOneOf('GARNISH'),
  price: isAmount,
}

const EXTRA: Shape = {
  groupId: isId,
  groupName: isText,
  maxGarnishAmount: isAmount,
  minGarnishAmount: isAmount,
  cantAct: isAmount,
  multipleSelection: isFlag,
  mandatory: isFlag,
  groupItems: isListOf(EXTRA_ITEM),
}

const ITEM: Shape = {
  referenceId: isId,
  referenceType: isOneOf('PLATE'),
  name: isText,
  notes: isText,
  quantity: isCount,
  price: isAmount,
  originalPrice: isAmount,
  priceWithoutModifiers: isAmount,
  sizeId: isId,
  sizeName: isText,
  categoryId: isId,
  categoryShowName: isText,
  maxQuantity: isCount,
  source: isOneOf('plate', 'upselled'),
  upsell: isFlag,
  index: isAmount,
  discount: (value) => value === undefined || hasShape(value, DISCOUNT),
  extras: isListOf(EXTRA),
}

/**
 * Whether a value read from storage has every field of a cart item, each of its kind. Whether plate, size and
 * garnishes still exist is for `revalidate`.
 *
 * @param value - anything
 * @units none
 * @errors none; never throws
 * @source issue "Local storage from another version or edited by hand: ignored with a log, never a crash"
 */
export function isCartItem(value: unknown): value is CartItem {
  return hasShape(value, ITEM)
}

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(shape).every(([name, isValid]) => isValid(fields[name]))
}
