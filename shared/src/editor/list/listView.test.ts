import * as fc from 'fast-check'
import { readListView, writeListView } from './listView.ts'

const ORDERS = ['saved', 'name', 'statements'] as const

const anyView = fc.record({
  query: fc.string({ unit: 'grapheme' }),
  order: fc.constantFrom(...ORDERS),
})

test('what is written reads back the same, whatever the previous search', () => {
  fc.assert(
    fc.property(anyView, anyView, (view, before) => {
      expect(readListView(ORDERS, writeListView(ORDERS, view, writeListView(ORDERS, before, '')))).toEqual(
        view,
      )
    }),
  )
})

test.each([
  ['', { query: '', order: 'saved' }],
  ['?sort=name&q=a+b', { query: 'a b', order: 'name' }],
  ['?sort=colour', { query: '', order: 'saved' }],
  ['?q=%E0%A4%A', { query: '\ufffd%A', order: 'saved' }],
])('%j shows %j', (search, view) => {
  expect(readListView(ORDERS, search)).toEqual(view)
})

test('the default view leaves no parameters, and other parameters stay', () => {
  expect(writeListView(ORDERS, { query: '', order: 'saved' }, '?q=garden&sort=name')).toBe('')
  expect(writeListView(ORDERS, { query: 'a&b', order: 'name' }, '?theme=dark')).toBe(
    '?theme=dark&q=a%26b&sort=name',
  )
})
