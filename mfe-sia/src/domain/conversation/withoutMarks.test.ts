import { asTyped } from '@outcome-studio/shared/domain/coach'
import { withoutMarks } from './withoutMarks.ts'

test.each([
  ['**What takes long?** *Load the kiln*', 'What takes long? Load the kiln'],
  ['# Gaps\n\nNone', 'Gaps\n\nNone'],
  [`“${asTyped('<b>a_b_c</b> # 1 * `x`')}”`, '“<b>a_b_c</b> # 1 * `x`”'],
])('%j reads %j', (markdown, text) => {
  expect(withoutMarks(markdown)).toBe(text)
})
