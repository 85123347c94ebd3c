import { expect, test } from 'vitest'

import { otherRemarks } from './other-remarks.ts'

test('what the verdict on the colours says already is not said twice; logos and branches are', () => {
  const remark = (code: string, path: string) => ({ file: 'a/theme.json', path, code, message: '' })
  const others = [
    remark('theme', '$.logos.icon'),
    remark('theme', 'a-casa: $.generalConfig.colorConfig'),
    remark('never-open', 'a: $.deliveryConfig.workingDays'),
  ]
  const said = [remark('theme', '$.colorConfig.lightMainColor'), remark('theme', '$.fontFamily')]
  expect(otherRemarks([...said, ...others])).toEqual(others)
})
