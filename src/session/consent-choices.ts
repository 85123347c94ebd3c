import type { Storage } from '#platform/storage.ts'

/** A diner's answers; empty until they answer. */
export type ConsentChoice = 'accepted' | 'rejected'

/** Storage key. */
export const CONSENT_KEY = 'consent'
export const CONSENT_VERSION = 1

/** By branch id: another brand asks again. */
export type ConsentChoices = Readonly<Record<string, ConsentChoice>>

const isChoices = (value: unknown): value is ConsentChoices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => choice === 'accepted' || choice === 'rejected')

/** The stored answers of this device. */
export const readConsent = (storage: Storage): ConsentChoices =>
  storage.read(CONSENT_KEY, CONSENT_VERSION, isChoices) ?? {}
