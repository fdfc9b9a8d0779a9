import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import { needsUuid } from '@outcome-studio/shared/domain/needs'
import { findStudies } from '@outcome-studio/shared/domain/study'
import { NEEDS_DOCUMENT_ORDERS, sortNeedsDocuments } from './sortNeedsDocuments.ts'

const header = (docName: string, updatedAt: string, goals: number): NeedsHeader => ({
  docName,
  uuid: needsUuid(docName),
  createdAt: updatedAt,
  updatedAt,
  revision: 1,
  schemaVersion: 1,
  counts: { goals, studies: 0, gaps: 0 },
})
const DOCUMENTS = [
  header('Map 10', '2026-01-02T00:00:00.000Z', 5),
  header('map 2', '2026-01-03T00:00:00.000Z', 5),
  header('Café', '2026-01-01T00:00:00.000Z', 40),
]

test.each([
  ['saved', ['map 2', 'Map 10', 'Café']],
  ['name', ['Café', 'map 2', 'Map 10']],
  ['goals', ['Café', 'map 2', 'Map 10']],
] as const)('sorted by %s', (order, names) => {
  expect(sortNeedsDocuments(DOCUMENTS, order).map(({ docName }) => docName)).toEqual(names)
})

test('the usual order comes first', () => {
  expect(NEEDS_DOCUMENT_ORDERS[0]).toBe('saved')
})

test('are found like studies', () => {
  expect(findStudies(DOCUMENTS, 'cafe').map(({ docName }) => docName)).toEqual(['Café'])
})
