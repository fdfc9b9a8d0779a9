import { parseForm } from './parseForm.ts'

const parse = (text: string) => parseForm(new URLSearchParams(text))

test.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['metadata[uid]=ann&metadata[plan]=x', { metadata: { uid: 'ann', plan: 'x' } }],
  ['items[0][price]=p&items[0][quantity]=2', { items: [{ price: 'p', quantity: '2' }] }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['expand[0]=a&expand[1]=b', { expand: ['a', 'b'] }],
  ['a=1&a=2', { a: '2' }],
])('%s', (text, expected) => {
  expect(parse(text)).toEqual(expected)
})

test('names of prototypes are ordinary names', () => {
  expect(Object.keys(parse('__proto__[x]=1'))).toEqual(['__proto__'])
  expect(Object(parse('metadata[__proto__]=1')).x).toBeUndefined()
  expect(Object(Object.prototype).x).toBeUndefined()
})

test.each(['[a]=1', 'a[b=1', 'a]b[c=1', `a${'[b]'.repeat(11)}=1`])('%s is refused', (text) => {
  expect(() => parse(text)).toThrow('Invalid parameter name')
})
