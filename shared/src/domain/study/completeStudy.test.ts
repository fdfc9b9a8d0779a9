import { completeStudy } from './completeStudy.ts'

const CONTENT = {
  jtbd: { uuid: 'study-1', executor: 'Families', userInput: 'Move house', remarks: [] },
  jobSteps: [
    {
      uuid: 'step-1',
      userInput: 'Pack',
      category: 'Prepare',
      remarks: [],
      outcomeStatements: [{ uuid: 'statement-1', userInput: 'Minimize the boxes lost', remarks: [] }],
    },
  ],
}
const COUNTS = { jobSteps: 1, outcomeStatements: 1 }
const complete = (document: object | undefined, content: object | undefined = CONTENT) =>
  completeStudy({
    docName: 'Move',
    document: document && { ...document },
    content: content && { ...content },
  })

test.each([
  ['its name alone', { header: { docName: 'Move' } }],
  ['another name', { header: { docName: 'An older name' } }],
  ['nothing', { header: {} }],
])('a header with %s receives uuid and counts of the content', (_what, document) => {
  expect(complete(document)).toEqual({
    docName: 'Move',
    document: { header: { docName: 'Move', uuid: 'study-1', counts: COUNTS } },
    content: CONTENT,
  })
})

test('a job without steps, and unknown keys', () => {
  const content = { jtbd: { uuid: 'study-1' } }
  expect(complete({ header: { mood: 'calm' }, colour: 'blue' }, content).document).toEqual({
    header: { docName: 'Move', mood: 'calm', uuid: 'study-1', counts: { jobSteps: 0, outcomeStatements: 0 } },
    colour: 'blue',
  })
})

test.each([
  ['no document', undefined, CONTENT],
  ['no header', {}, CONTENT],
  ['a text as its header', { header: 'Move' }, CONTENT],
  ['an identity', { header: { docName: 'Move', uuid: 'another' } }, CONTENT],
  ['a number as its identity', { header: { uuid: 7 } }, CONTENT],
  ['no content', { header: { docName: 'Move' } }, undefined],
  ['content without a uuid', { header: { docName: 'Move' } }, { jtbd: { userInput: 'Move house' } }],
])('a study with %s stays as it is', (_what, document, content) => {
  const stored = { docName: 'Move', document, content }
  expect(completeStudy(stored)).toBe(stored)
})
