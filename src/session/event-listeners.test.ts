import { expect, test } from 'vitest'

import type { AnalyticsEvent } from '#generated/models.ts'
import { createEventListeners } from './event-listeners.ts'

const event = (name: AnalyticsEvent['event']) => ({ event: name }) as AnalyticsEvent

function page() {
  let isAccepted = true
  const listeners = createEventListeners(() => isAccepted)
  const heard: string[] = []
  return {
    heard,
    ...listeners,
    answer: (accepts: boolean) => (isAccepted = accepts),
    happen: (name: AnalyticsEvent['event']) => listeners.publish(event(name), 'visit-1', []),
    hear: () => listeners.listen((one) => heard.push(one.event)),
  }
}

test('[ANALYTICS-02] what happened before anybody listened is heard once, then everything as it happens', () => {
  const { happen, hear, heard } = page()
  happen('ADD_ITEM')
  happen('PAY_ORDER')
  const end = hear()
  happen('ITEM_VIEW')
  expect(heard).toEqual(['ADD_ITEM', 'PAY_ORDER', 'ITEM_VIEW'])
  end()
  happen('ADD_ITEM')
  hear()
  expect(heard).toHaveLength(3)
})

test('[ANALYTICS-02] what happened before consent is heard by nobody, whenever the code that listens comes', () => {
  const { happen, hear, heard, answer } = page()
  answer(false)
  happen('ITEM_VIEW')
  answer(true)
  happen('ADD_ITEM')
  hear()
  expect(heard).toEqual(['ADD_ITEM'])
})

test('[ANALYTICS-02] an answer drops what waits, and starts nothing that would wait beside who listens', () => {
  const { happen, hear, heard, drop } = page()
  happen('ITEM_VIEW')
  drop()
  happen('PAY_ORDER')
  hear()()
  drop()
  happen('ADD_ITEM')
  hear()
  expect(heard).toEqual(['PAY_ORDER'])
})
