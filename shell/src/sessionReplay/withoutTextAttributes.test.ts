import { withoutTextAttributes } from './withoutTextAttributes.ts'

const SECRET = 'Commuters pack a lunch'

test('labels, titles, links and data go; looks and states stay, however deep', () => {
  const element = {
    type: 2,
    tagName: 'a',
    attributes: {
      class: 'sc-a',
      href: `/outcome-validation/${SECRET}`,
      title: SECRET,
      'aria-label': SECRET,
      'data-key': SECRET,
      id: `option-/outcome-validation/${SECRET}`,
      for: `field-${SECRET}`,
      alt: SECRET,
      placeholder: SECRET,
      'aria-expanded': 'true',
      rr_width: '20px',
      style: 'color: red;',
    },
    childNodes: [{ type: 3, textContent: '*****' }],
  }
  const kept = { class: 'sc-a', 'aria-expanded': 'true', rr_width: '20px', style: 'color: red;' }
  expect(withoutTextAttributes({ type: 2, data: { node: { childNodes: [element] } } })).toEqual({
    type: 2,
    data: { node: { childNodes: [{ ...element, attributes: kept }] } },
  })
})

test('so do those of a change', () => {
  const change = { id: 9, attributes: { style: { color: 'red' }, 'aria-label': SECRET, class: null } }
  const event = { type: 3, data: { source: 0, attributes: [change], texts: [{ id: 4, value: '***' }] } }
  expect(withoutTextAttributes(event)).toEqual({
    type: 3,
    data: {
      source: 0,
      attributes: [{ id: 9, attributes: { style: { color: 'red' }, class: null } }],
      texts: [{ id: 4, value: '***' }],
    },
  })
})

test('a value stays only while it is masked', () => {
  const input = (value: unknown) => withoutTextAttributes({ attributes: { value } })
  expect(input('****')).toEqual({ attributes: { value: '****' } })
  expect(input(SECRET)).toEqual({ attributes: {} })
})

test.each([
  [`https://studio.example/outcome-validation/${SECRET}?q=1#x`, 'https://studio.example/'],
  ['no address', ''],
  [7, ''],
])('the address %j of the page is recorded as %j', (href, recorded) => {
  expect(withoutTextAttributes({ type: 4, data: { href, width: 1280 } })).toEqual({
    type: 4,
    data: { href: recorded, width: 1280 },
  })
})
