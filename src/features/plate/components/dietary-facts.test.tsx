import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import type { Plate } from '#generated/models.ts'
import { DietaryFacts } from './dietary-facts.tsx'

const markup = (plate: Partial<Plate>) =>
  renderToStaticMarkup(<DietaryFacts plate={samplePlate('locro', plate)} />)
const mark = { id: 'sin-tacc', showName: 'Sin gluten' }

test('a diet that a mark of the plate says is not said again', () => {
  const diets: Plate['diets'] = ['GLUTEN_FREE', 'LACTOSE_FREE']
  expect(markup({ diets })).toMatch(/Sin gluten.*Sin lactosa/)
  const beside = markup({
    diets,
    indicators: [{ ...mark, backgroundColor: '#ffffff', textColor: '#000000' }],
  })
  expect(beside).not.toContain('Sin gluten')
  expect(beside).toContain('Sin lactosa')
})
