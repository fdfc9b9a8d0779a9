import { findItems } from './findItems.ts'
import type { PaletteItem } from './PaletteItem.ts'

const item = (group: PaletteItem['group'], label: string, keywords?: string): PaletteItem => ({
  id: `${group} ${label}`,
  label,
  group,
  target: { kind: 'path', to: '/' },
  ...(keywords === undefined ? {} : { keywords }),
})
const recent = [item('Recent', 'Study 1'), item('Recent', 'Needs')]
const studies = Array.from({ length: 30 }, (_, index) => item('Studies', `Study ${index + 1}`))
const ITEMS = [
  item('Go to', 'Home'),
  item('Go to', 'Outcome Validation'),
  item('Actions', 'Sign Out', 'Log out'),
  ...recent,
  ...studies,
  item('Needs documents', 'Needs'),
]
const labels = (typed: string) =>
  findItems(ITEMS, typed).map(({ group, items }) => [group, items.map(({ label }) => label)])

test('at first everything is there, of the documents the latest ones, which come first', () => {
  expect(labels(' ')).toEqual([
    ['Recent', ['Study 1', 'Needs']],
    ['Go to', ['Home', 'Outcome Validation']],
    ['Actions', ['Sign Out']],
  ])
})

test('of the page, at first only the most important actions', () => {
  const actions = Array.from({ length: 12 }, (_, index) => item('This page', `Go to step ${index + 1}`))
  const found = (typed: string) => findItems([...actions, ...ITEMS], typed)[0]?.items.length
  expect([found(''), found('step')]).toEqual([8, 12])
})

test('texts of the document are found by typing alone', () => {
  const texts = ['1.1 Minimize the time it takes to find the luggage', '1.2 Minimize the delay']
  const all = [...texts.map((text) => item('In this document', text)), ...ITEMS]
  expect(findItems(all, '').map(({ group }) => group)).not.toContain('In this document')
  expect(findItems(all, 'luggage').map(({ items }) => items.map(({ label }) => label))).toEqual([[texts[0]]])
})

test('the best answer comes first, whichever group it is in', () => {
  expect(labels('sign')[0]).toEqual(['Actions', ['Sign Out']])
  expect(labels('out')).toEqual([
    ['Go to', ['Outcome Validation']],
    ['Actions', ['Sign Out']],
  ])
  expect(labels('study 12')).toEqual([['Studies', ['Study 12']]])
})

test('a document is found once', () => {
  expect(labels('needs')).toEqual([['Needs documents', ['Needs']]])
})

test('an item is found by its keywords', () => {
  expect(labels('log')).toEqual([['Actions', ['Sign Out']]])
  expect(labels('log sign')).toEqual([['Actions', ['Sign Out']]])
})

test('a group shows twenty answers at most, and one without an answer not at all', () => {
  expect(findItems(ITEMS, 'study').map(({ items }) => items.length)).toEqual([20])
  expect(findItems(ITEMS, 'nothing like it')).toEqual([])
})
