import { createBlockReader } from './createBlockReader.ts'
import { limitNesting } from './limitNesting.ts'

test.each([
  ['> ', 3_000],
  ['>', 20_000],
  ['- ', 9_900],
  ['* ', 9_900],
  ['1. ', 6_000],
  ['2) ', 6_000],
  ['> - ', 4_000],
  ['  > ', 4_000],
])('%j, repeated %i times, is read to a depth of 20', (marker, times) => {
  const read = createBlockReader()
  const blocks = read(`${marker.repeat(times)}the end`, false)
  expect(blocks).toHaveLength(1)
  expect(JSON.stringify(blocks).match(/"(?:blockquote|list)"/g)).toHaveLength(20)
  expect(JSON.stringify(blocks)).toContain('the end')
})

test.each([
  '> a quote',
  '- one\n  - two\n- three',
  `${'> '.repeat(20)}deep`,
  '*emphasis* and - a dash',
  '---',
  '* * *',
])('leaves %j as it is', (source) => {
  expect(limitNesting(source)).toBe(source)
})

test('a line that grows is read as the whole line is', () => {
  const source = `${'> '.repeat(18)}${'1. '.repeat(5)}the end`
  const read = createBlockReader()
  for (let end = 1; end < source.length; end += 1) read(source.slice(0, end), true)
  expect(read(source, false)).toEqual(createBlockReader()(source, false))
})
