import { limitNesting } from './limitNesting.ts'

test.each([['> '.repeat(20)], ['- one\n  - two\n\n1. three > four'], ['a - b > c\n--- \n**bold**'], ['']])(
  '%j stays',
  (text) => {
    expect(limitNesting(text)).toBe(text)
  },
)

test.each([
  ['>'.repeat(3_000), '>'.repeat(20)],
  [`${'> '.repeat(25)}Quote`, `${'> '.repeat(20).trimEnd()} Quote`],
  [`First\n${'- '.repeat(9_900)}End`, `First\n${'- '.repeat(20).trimEnd()} End`],
  [`${'1. '.repeat(30)}End`, `${'1. '.repeat(20).trimEnd()} End`],
  [`${'- > 2) '.repeat(30)}End`, `${'- > 2) '.repeat(30).slice(0, 45).trimEnd()} End`],
])('levels beyond 20 are left out', (text, limited) => {
  expect(limitNesting(text)).toBe(limited)
})
