import { describe, expect, test } from 'vitest'

import { installWay, shouldOffer, ownBrowserAddress } from './offer.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const none = { installed: false, inAppBrowser: false, canPrompt: false, userAgent: ANDROID }

describe('[SHELL-07] the way to install', () => {
  test.each([
    ['an installed app', { installed: true, canPrompt: true }, undefined],
    ['a browser with a question', { canPrompt: true }, 'prompt'],
    ['a browser without one', {}, undefined],
    ['the window of a social app', { inAppBrowser: true, canPrompt: true }, 'leave-app'],
    ['Safari on an iPhone', { userAgent: IPHONE }, 'share-sheet'],
    ['Chrome on an iPhone', { userAgent: IPHONE.replace('Version/18.0', 'CriOS/140.0') }, undefined],
  ])('%s', (_name, facts, way) => {
    expect(installWay({ ...none, ...facts })).toBe(way)
  })
})

describe('[SHELL-07] the moment to ask', () => {
  const now = Date.parse('2026-11-18T15:30:00.000Z')
  const minutes = (count: number) => count * 60_000
  const DAY = minutes(24 * 60)

  test.each([
    ['a first look', { firstSeenAt: now }, false, false],
    ['something in the cart', { firstSeenAt: now }, true, true],
    ['a second visit', { firstSeenAt: now - minutes(31) }, false, true],
    ['refused last week', { firstSeenAt: 0, dismissedAt: now - 7 * DAY }, true, false],
    ['refused two months ago', { firstSeenAt: 0, dismissedAt: now - 61 * DAY }, false, true],
  ])('%s', (_name, memory, hasItems, welcome) => {
    expect(shouldOffer('prompt', memory, { now, hasItems })).toBe(welcome)
  })

  test('in the window of a social app at once, unless refused', () => {
    expect(shouldOffer('leave-app', { firstSeenAt: now }, { now, hasItems: false })).toBe(true)
    expect(shouldOffer('leave-app', { firstSeenAt: now, dismissedAt: now }, { now, hasItems: true })).toBe(
      false,
    )
  })
})

test('[SHELL-07] the device’s own browser, by its system', () => {
  const url = 'https://vitrina.example/menu/la-esquina/Delivery?utm_source=instagram'
  expect(ownBrowserAddress(url, ANDROID)).toBe(
    'intent://vitrina.example/menu/la-esquina/Delivery?utm_source=instagram#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(ownBrowserAddress(url, IPHONE)).toBe(
    'x-safari-https://vitrina.example/menu/la-esquina/Delivery?utm_source=instagram',
  )
})
