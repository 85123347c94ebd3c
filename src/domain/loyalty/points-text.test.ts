import { expect, test } from 'vitest'

import { movementText, pointsText } from './points-text.ts'

test('[LOY-05] points are whole numbers with their thousands, and a movement has its sign', () => {
  expect([pointsText(1_200), pointsText(-50)]).toEqual(['1.200', '50'])
  expect([movementText(1_200), movementText(-50), movementText(0)]).toEqual(['+ 1.200', '- 50', '+ 0'])
})
