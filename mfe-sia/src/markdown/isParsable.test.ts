import fc from 'fast-check'
import { createBlockReader } from './createBlockReader.ts'
import { isParsable } from './isParsable.ts'
import { limitNesting } from './limitNesting.ts'

const LENGTH = 20_000

test.each(['*a_', '_a*', '!', 'x_', '\\[', '~~a~~', '<?', '[a][', '- \n', '-\n- ', '&'])(
  'a text of %j alone is not parsed',
  (unit) => {
    expect(isParsable(unit.repeat(LENGTH / unit.length))).toBe(false)
  },
)

test('an address without an end is not parsed', () => {
  expect(isParsable(`${'a'.repeat(LENGTH)}@`)).toBe(false)
})

test.each([
  'What takes long?\n\n- *waiting* for the **party**\n- looking for [the host](https://example.org)',
  `${'A paragraph with *emphasis*, **strength** and `code`.\n\n'.repeat(200)}`,
  `${'- an item\n'.repeat(150)}`,
  'a'.repeat(LENGTH),
  'ä 🙂\u200b\u202e'.repeat(LENGTH / 5),
])('an answer as coaches write it is parsed', (text) => {
  expect(isParsable(text)).toBe(true)
})

test('whatever is parsed is read completely', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '> ',
      '- ',
      '1. ',
      '*',
      '_',
      '`',
      '~',
      '~~',
      '[',
      '](',
      '!',
      '<',
      '|',
      '\n',
      '\n\n',
      '    ',
      '# ',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.lorem({ maxCount: 3 }),
  )
  const repeated = fc.tuple(unit, fc.integer({ min: 1, max: 500 })).map(([text, times]) => text.repeat(times))
  fc.assert(
    fc.property(fc.array(repeated, { maxLength: 30 }), (parts) => {
      const text = parts.join('').slice(0, LENGTH)
      if (!isParsable(text)) return
      const raws = createBlockReader()(text, false).map(({ token }) => token.raw)
      // The parser trims and expands space.
      const written = (source: string) => source.replace(/\s+/g, '')
      expect(written(raws.join(''))).toBe(written(limitNesting(text)))
    }),
    { numRuns: 200 },
  )
})
