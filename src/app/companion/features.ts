import type { CompanionFeature } from '#layout/define-companion-screen.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { booksFeature, consoleFeature } from '#features/console/index.ts'
import { guideFeature } from '#features/guide/index.ts'
import { shiftFeature } from '#features/shift/index.ts'
import { surveyFeature } from '#features/survey/index.ts'
import { shipmentsFeature } from '#features/shipments/index.ts'
import { trackingFeature } from '#features/tracking/index.ts'

/** The features of the companion pages. A new feature is a folder and a line in this list. */
export const companionFeatures: readonly CompanionFeature<CompanionDeps>[] = [
  consoleFeature,
  booksFeature,
  guideFeature,
  shiftFeature,
  surveyFeature,
  shipmentsFeature,
  trackingFeature,
]
