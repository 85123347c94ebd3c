import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { sampleBranchContact } from '#domain/venue/sample-venue.ts'
import type { AnalyticsEvent } from '#generated/models.ts'
