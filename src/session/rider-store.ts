import { browserStorage, isText, type Storage } from '#platform/storage.ts'

/** Storage keys of a shift at a store; all are removed with the shift. */
const shiftKey = (alias: string): string => `rider.${alias}`
/** Steps waiting to be sent. */
export const stepsKey = (alias: string): string => `rider-steps.${alias}`
/** Whose steps those are, once the server has ended the shift. */
const stepsOwnerKey = (alias: string): string => `rider-steps-owner.${alias}`
/** The current trip; it names the diner. */
export const tripKey = (alias: string): string => `rider-trip.${alias}`

/** The shift started on this device. */
export interface RiderOnShift {
  /** Bearer token of the shift. */
  token: string
  riderId: string
  name: string
  /** E.164 */
  phone: string
  /** Id of the store. */
  branchContact: string
}

/** The rider of this device, per store. */
export interface RiderStore {
  /** Whether the server still knows the shift is checked by whoAmI. */
  read(): RiderOnShift | undefined
  /** Whether the server ended the shift before all its steps were sent. */
  hasUnsentSteps(): boolean
  /** Removes what another rider left on the device: this one must not see their diner. */
  keep(shift: RiderOnShift): void
  /**
   * The server has ended the shift. A shift that another tab started since then stays. Unsent steps wait for the next
   * shift of the same rider.
   */
  expire(token: string): void
  /**
   * Ends the shift and removes everything stored during it, such as a diner's address. Another rider's data stay: a
   * colleague may end a shift on this device.
   */
  forget(riderId: string): void
}

const VERSION = 1
const FIELDS = ['token', 'riderId', 'name', 'phone', 'branchContact'] as const

const isShift = (value: unknown): value is RiderOnShift => {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return FIELDS.every((name) => typeof fields.get(name) === 'string' && fields.get(name) !== '')
}

/**
 * The shift of this device at a store.
 * @param alias - of the branch contact
 * @source delivery spec §6 "a bearer token stored locally"
 */
export function riderStore(alias: string, storage: Storage = browserStorage()): RiderStore {
  const key = shiftKey(alias)
  const ownerKey = stepsOwnerKey(alias)
  const read = () => {
    const shift = storage.read(key, VERSION, isShift)
    return shift?.branchContact === alias ? shift : undefined
  }
  const owner = () => read()?.riderId ?? storage.read(ownerKey, VERSION, isText)
  const forgetAll = () => [key, ownerKey, stepsKey(alias), tripKey(alias)].forEach(storage.remove)
  return {
    read,
    hasUnsentSteps: () => {
      const steps: readonly unknown[] = storage.read(stepsKey(alias), VERSION, Array.isArray) ?? []
      return read() === undefined && owner() !== undefined && steps.length > 0
    },
    keep: (shift) => {
      if (owner() !== shift.riderId) forgetAll()
      storage.remove(ownerKey)
      storage.write(key, VERSION, shift)
    },
    expire: (token) => {
      const shift = read()
      if (shift?.token !== token) return
      storage.write(ownerKey, VERSION, shift.riderId)
      storage.remove(key)
      storage.remove(tripKey(alias))
    },
    forget: (riderId) => {
      if (owner() === riderId) forgetAll()
    },
  }
}
