import { completeNeeds } from './completeNeeds.ts'

const CONTENT = {
  uuid: 'needs-1',
  vertical: 'Hospitality',
  goals: [
    { id: 'g1', layer: 'core', text: 'Host a dinner' },
    { id: 'g2', layer: 'related', text: 'Store leftovers' },
  ],
  states: [{ goalId: 'g1', current: 'Rushed', desired: 'Calm', conditions: '', importance: 4 }],
}
const COUNTS = { goals: 2, studies: 0, gaps: 1 }

test.each([
  ['all fields', { ...CONTENT, docName: 'Dinner' }, CONTENT, COUNTS],
  ['no name', CONTENT, CONTENT, COUNTS],
  [
    'no lists',
    { uuid: 'needs-1', docName: 'Dinner' },
    { uuid: 'needs-1' },
    { goals: 0, studies: 0, gaps: 0 },
  ],
  ['unknown keys', { ...CONTENT, docName: 'Dinner', colour: 'blue' }, { ...CONTENT, colour: 'blue' }, COUNTS],
])('one document with %s is split into header and content', (_what, document, content, counts) => {
  expect(completeNeeds({ docName: 'Dinner', document, content: undefined })).toEqual({
    docName: 'Dinner',
    document: { header: { docName: 'Dinner', uuid: 'needs-1', counts } },
    content,
  })
})

test('a header without an identity is completed from the content', () => {
  const document = { header: { docName: 'Dinner' } }
  expect(completeNeeds({ docName: 'Dinner', document, content: CONTENT })).toEqual({
    docName: 'Dinner',
    document: { header: { docName: 'Dinner', uuid: 'needs-1', counts: COUNTS } },
    content: CONTENT,
  })
})

test.each([
  ['no document', undefined, undefined],
  ['nothing', {}, undefined],
  ['a header with an identity', { header: { uuid: 'needs-1' } }, CONTENT],
  ['a text as its header', { header: 'Dinner', ...CONTENT }, undefined],
  ['goals that are a text', { ...CONTENT, goals: 'many' }, undefined],
])('a document with %s stays as it is', (_what, document, content) => {
  const stored = { docName: 'Dinner', document, content }
  expect(completeNeeds(stored)).toBe(stored)
})
