import { type CheckedStudy, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import fc from 'fast-check'
import { HOSTILE_TEXTS } from '../../../judge/prompt/judgeArbitraries.ts'
import { planInterview } from '../interview/planInterview.ts'
import { ENGLISH } from '../language/ENGLISH.ts'
import { coachData, coachInstructions } from './coachPrompt.ts'
import { conversationTurns } from './conversationTurns.ts'
import { explainRule } from './explainRule.ts'
import { readStudyAsData } from './readStudyAsData.ts'

const studyOf = (text: string, steps = 1, statements = 1): CheckedStudy => ({
  jtbd: { uuid: 'uuid-of-the-job', executor: text, userInput: text },
  jobSteps: Array.from({ length: steps }, (_step, at) => ({
    uuid: `uuid-${at}`,
    userInput: text,
    category: null,
    outcomeStatements: Array.from({ length: statements }, (_statement, index) => ({
      uuid: `uuid-${at}-${index}`,
      userInput: text,
    })),
  })),
})
const dataOf = (study: CheckedStudy) => {
  const question = { study, needs: null, earlier: [], said: ['Hm'], rules: STANDARD_RULES, isFirst: false }
  const context = { ...question, newId: () => 'id' }
  return coachData(context, planInterview(context, '', ENGLISH))
}
const parse = (data: string): unknown => JSON.parse(data.slice('<data>\n'.length, -'\n</data>'.length))

test('the instructions name every rule and are the same for everybody', () => {
  expect(coachInstructions()).toContain('O14: Say each outcome once')
  expect(coachInstructions()).toBe(coachInstructions())
})

test('no text closes the data, and no uuid is in it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE_TEXTS)), (text) => {
      const data = dataOf(studyOf(text))
      expect(data.match(/[<>]/g)).toHaveLength(4)
      expect(data).not.toContain('uuid-')
      expect(parse(data)).toMatchObject({ study: { job: text, steps: [{ id: 's1' }] } })
    }),
  )
})

test('a large study is an outline, whose steps can be read', () => {
  const study = studyOf('x'.repeat(4_000), 200, 10)
  expect(dataOf(study).length).toBeLessThan(25_000)
  expect(parse(dataOf(study))).toMatchObject({ study: { steps: { 99: { statements: 10 } }, notShown: 100 } })
  const step = readStudyAsData(study, 's150') ?? ''
  expect(parse(step)).toMatchObject({ id: 's150', statements: { 9: { id: 's150.10' } } })
  expect(readStudyAsData(study, 's201')).toBeUndefined()
})

test('rules are explained by id', () => {
  expect(explainRule(' o1 ')).toContain('O1: Start with a direction.')
  expect(explainRule('N2')).toContain('N2: ')
  expect(explainRule('X1')).toBeUndefined()
})

test('turns alternate, start with the member, and are bounded', () => {
  const role = fc.constantFrom('member' as const, 'coach' as const)
  fc.assert(
    fc.property(fc.array(fc.record({ role, text: fc.string({ maxLength: 20_000 }) })), (messages) => {
      const turns = conversationTurns(messages)
      expect(turns.every((turn, index) => turn.role === (index % 2 === 0 ? 'member' : 'coach'))).toBe(true)
      expect(turns.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(25_000)
      const last = messages.findLast(({ text }) => text.trim() !== '')
      if (last?.role === 'member') expect(turns.at(-1)?.text.endsWith(last.text)).toBe(true)
    }),
  )
})
