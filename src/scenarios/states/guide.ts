import { companionPaths } from '#domain/routes/companion-routes.ts'
import { statesOfScreen } from '../state.ts'
import { beginning, heading, like, press, text, textbox } from '../targets.ts'

/** The search that leads to the next order. */
export const guideStates = statesOfScreen('guide', () => companionPaths.guide(), [
  { id: 'guide', steps: ({ text: t }) => [{ see: heading(t('guide.idle.title')) }] },
  {
    id: 'guide.near',
    located: true,
    applies: ({ address }) => address !== undefined,
    steps: (brand) => [
      press(brand.text('guide.locate')),
      { see: { role: 'list', pattern: like(brand, 'guide.near') } },
    ],
  },
  {
    id: 'guide.denied',
    steps: ({ text: t }) => [press(t('guide.locate')), { see: text(t('guide.locate-denied')) }],
  },
  {
    id: 'guide.code.none',
    located: true,
    applies: ({ address }) => address !== undefined,
    steps: ({ text: t }) => [
      press(t('guide.locate')),
      { fill: { role: 'searchbox', name: t('guide.code') }, with: 'xqzw' },
      { see: heading(t('guide.empty-code.title')) },
    ],
  },
  {
    id: 'guide.address.refused',
    steps: ({ text: t }) => [press(t('guide.address-search')), { seeRefused: true }],
  },
  {
    id: 'guide.failed',
    located: true,
    applies: ({ address }) => address !== undefined,
    steps: ({ text: t }) => [
      { see: heading(t('guide.idle.title')) },
      { fail: '/api/menu/near' },
      press(t('guide.locate')),
      { see: text(t('guide.failed')) },
    ],
  },
  {
    id: 'guide.unknown-address',
    steps: ({ text: t }) => [
      { fill: beginning(textbox(t('guide.address'))), with: 'Calle Inventada 12' },
      press(t('guide.address-search')),
      { see: text(t('guide.address-unknown')) },
    ],
  },
])
