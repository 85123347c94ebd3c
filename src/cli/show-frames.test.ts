import { expect, test } from 'vitest'

import { showFrames } from './show-frames.ts'

function told(isTTY: boolean): string {
  let text = ''
  let time = 0
  const progress = showFrames({ isTTY, write: (part) => (text += part) }, () => (time += 1000))
  progress.say('Preparando…')
  for (let done = 0; done < 100; done += 1) progress.update({ done, all: 100, title: `Estado ${done}` })
  progress.end()
  return text
}

test('a terminal has one line that is written over', () => {
  expect(told(true)).not.toContain('\n')
  expect(told(true)).toContain('99 de 100')
})

test('a log says at once what is done, and then every tenth of it on a line of its own', () => {
  const lines = told(false).trimEnd().split('\n')
  expect(lines[0]).toBe('Preparando…')
  expect(lines[1]).toContain('0 de 100')
  expect(lines[2]).toContain('10 de 100')
  expect(lines).toHaveLength(11)
})
