import { describeCause } from './describeCause.ts'

test('names the chain of causes without any message', () => {
  const cause = Object.assign(new TypeError('ada@acme.test\n    at ada@acme.test'), { code: 'ECONNRESET' })
  const described = describeCause(new Error('Ada', { cause }))
  expect(described.names).toEqual(['Error', 'TypeError ECONNRESET'])
  expect(described.places.length).toBeGreaterThan(0)
  expect(JSON.stringify(described)).not.toMatch(/ada@/i)
})

test.each([
  ['a name with a person', Object.assign(new Error(), { name: 'Ada Lovelace' }), ['Error']],
  ['a code with a person', Object.assign(new Error(), { code: 'Ada Lovelace' }), ['Error']],
  ['a text', 'Ada', ['string']],
])('%s is not quoted', (_what, thrown, names) => {
  expect(describeCause(thrown).names).toEqual(names)
})
