import type { Screen } from '#scenarios/state.ts'

/** Screens that show a feature, by the name of its folder. A feature that is not named is shown on many. */
export const SCREENS_OF_FEATURE: Readonly<Record<string, readonly Screen[]>> = {
  account: ['account'],
  address: ['address', 'checkout'],
  cart: ['menu', 'plate', 'cart', 'checkout'],
  checkout: ['checkout'],
  console: ['console'],
  entry: ['entry'],
  'follow-up': ['follow-up'],
  guide: ['guide'],
  menu: ['menu', 'plate'],
  plate: ['menu', 'plate'],
  shift: ['shift'],
  shipments: ['rider'],
  survey: ['survey'],
  tracking: ['follow-up', 'tracking'],
}

/** Screens that a layout file of a tenant arranges, by its name. */
export const SCREENS_OF_LAYOUT: Readonly<Record<string, readonly Screen[]>> = {
  'branch-selection': ['entry'],
  branch: ['entry'],
  'mode-selection': ['entry'],
  company: ['entry'],
  cart: ['cart'],
  category: ['menu'],
  checkout: ['checkout'],
  'follow-up': ['follow-up'],
  plate: ['plate'],
}
