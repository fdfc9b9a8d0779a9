import { parseViews, type SavedView, withView } from './SavedView.ts'

const view: SavedView = {
  name: 'Open decisions',
  columns: ['number', 'statement', 'status'],
  criteria: {
    step: '',
    band: 'high',
    status: 'draft',
    owner: 'Anna',
    tag: '',
    hasRemarks: false,
    hasNoEvidence: false,
  },
  sorting: { column: 'score', direction: 'descending' },
}

test('views are read as they were stored', () => {
  expect(parseViews(JSON.parse(JSON.stringify([view])))).toEqual([view])
})

test.each([
  ['an unknown column', { columns: ['mood'] }],
  ['an unknown filter', { criteria: { ...view.criteria, band: 'huge' } }],
  ['no name', { name: '' }],
])('a view with %s is left out, the others stay', (_what, wrong) => {
  expect(parseViews([{ ...view, ...wrong }, view])).toEqual([view])
})

test('what is no list is nothing', () => {
  expect(parseViews({ views: [] })).toBeNull()
})

test('a view replaces that of the same name', () => {
  const [other, again] = [
    { ...view, name: 'Agreed' },
    { ...view, sorting: null },
  ]
  expect(withView([view], other)).toEqual([other, view])
  expect(withView([other, view], again)).toEqual([other, again])
})
