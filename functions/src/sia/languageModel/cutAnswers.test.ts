import { logger } from 'firebase-functions/v2'
import { calling, cutAt, inTurn } from '../../test/modelServer/modelScripts.ts'
import { SAID, startModelAnswer, studyOf } from '../../test/modelServer/startModelAnswer.ts'
import { wireOf } from '../../test/modelServer/wireOf.ts'

const TEXT = 'Here is a draft. 🪑'
const STATEMENT = 'Minimize the time it takes to find a free table'
const edit = { kind: 'addStatement', target: 's1', text: STATEMENT, reason: 'You said so.' }
const removal = { kind: 'removeStep', target: 's2', reason: 'You said so.' }
const ANSWER = { text: TEXT, calls: [calling('propose_edits', { edits: [edit, removal] })] }
/** The member asks for the removal. */
const CONTEXT = {
  study: studyOf([
    ['Locate a free table', 'Locate', []],
    ['Lead the guests', null, []],
  ]),
  said: [SAID, 'Remove step 2'],
}
const CLOSING = { text: 'Does it fit?' }

beforeAll(() => {
  jest.spyOn(logger, 'warn').mockImplementation(() => {})
})

test.each([
  ['openai', 'end'],
  ['openai', 'break'],
  ['anthropic', 'end'],
  ['anthropic', 'break'],
] as const)('an answer of %s cut at every byte by %s is never half applied', async (kind, ending) => {
  const length = Buffer.byteLength(wireOf(kind, ANSWER).join(''))
  for (let bytes = 0; bytes < length; bytes += 1) {
    const { ended, text } = startModelAnswer(
      kind,
      (request) => (request.index === 0 ? cutAt(kind, ANSWER, bytes, ending) : inTurn(CLOSING)(request)),
      { context: CONTEXT },
    )
    const end = await ended.catch(() => null)
    if (end === null) expect(text()).toBe('')
    else if (end.status === 'cut') {
      expect(end.proposals).toEqual([])
      expect(text()).not.toBe('')
      expect(TEXT.startsWith(text())).toBe(true)
    } else {
      expect(end.proposals).toMatchObject([{ edit: { text: STATEMENT } }, { edit: { kind: 'removeStep' } }])
      expect(text()).toBe(`${TEXT}\n\n${CLOSING.text}`)
    }
  }
})
