import type { Storage } from '#platform/storage.ts'

/** What a diner answered; nothing until they did. */
export type ConsentChoice = 'accepted' | 'rejected'

/** Where a device keeps it. */
export const CONSENT_KEY = 'consent'
export const CONSENT_VERSION = 1

/** By the id of the branch: another brand is another question. */
export type ConsentChoices = Readonly<Record<string, ConsentChoice>>

const isChoices = (value: unknown): value is ConsentChoices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => choice === 'accepted' || choice === 'rejected')

/** What was answered on this device. */
export const readConsent = (storage: Storage): ConsentChoices =>
  storage.read(CONSENT_KEY, CONSENT_VERSION, isChoices) ?? {}
