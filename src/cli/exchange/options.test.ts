import { describe, expect, test } from 'vitest'

import { UsageError } from '../usage-error.ts'
import { FLAG, readOptions, TEXT } from './options.ts'

const read = (...args: readonly string[]) => readOptions(args, { theme: TEXT, out: TEXT, json: FLAG })

describe('the options of a command', () => {
  test('a value is the next word, or stands after an equals sign', () => {
    const { words, values } = read('a', '--theme', '-', '--json', '--out=-x=y', 'b=c', '-')
    expect([words, { ...values }]).toEqual([['a', 'b=c', '-'], { theme: '-', out: '-x=y', json: true }])
  })

  test.each([
    [['--theme', '--json'], "'--theme' needs a value."],
    [['--theme', '-j'], "'--theme' needs a value."],
    [['--theme'], "'--theme' needs a value."],
    [['--theme='], "'--theme' needs a value."],
    [['--theme', ''], "'--theme' needs a value."],
    [['--theme', ' '], "'--theme' needs a value."],
    [['--json=yes'], "'--json' takes no value."],
    [['--jsn=yes'], "'--jsn' is no option of this command; did you mean '--json'?"],
    [['-j'], "'-j' is no option of this command."],
  ])('%j is refused', (args, said) => {
    expect(() => read(...args)).toThrow(UsageError)
    expect(() => read(...args)).toThrow(said)
  })
})
