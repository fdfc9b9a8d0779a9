import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { originalRows } from './originalRows.ts'
import { surveyRatings } from './surveyRatings.ts'

const pause = () => undefined
const [IMPORTANT, SATISFIED] = ['Wie wichtig ist Ihnen das?', 'Wie zufrieden sind Sie damit?']
const study: Study = {
  jtbd: { uuid: studyUuid('s'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'lift the combs',
      category: null,
      remarks: [],
      outcomeStatements: [
        { uuid: outcomeStatementUuid('one'), userInput: 'Minimize the time to lift a comb', remarks: [] },
        { uuid: outcomeStatementUuid('two'), userInput: 'Minimize the risk of a sting', remarks: [] },
      ],
    },
  ],
  questionnaire: {
    screeners: [{ id: 'role', question: 'Role', answers: ['Hobby', 'Trade'] }],
    isShuffled: false,
    mostOutcomes: null,
    translations: [
      {
        language: 'de',
        texts: {
          'question importance': IMPORTANT,
          'question satisfaction': SATISFIED,
          'answer importance Extremely important': 'Äußerst wichtig',
          'answer satisfaction Not at all satisfied': 'Gar nicht zufrieden',
          'about Role': 'Rolle',
          'about Role Trade': 'Beruf',
          one: 'Minimiere die Zeit, eine Wabe zu heben',
          two: 'Minimiere das Risiko eines Stichs',
        },
      },
    ],
  },
}
const read = async (rows: readonly (readonly string[])[]) =>
  surveyRatings(await originalRows(rows, study, pause), needsTable(study), { pause })

test('a grid in another language is read, and its answers are those of the original', async () => {
  const texts = ['Minimiere die Zeit, eine Wabe zu heben', 'Minimiere das Risiko eines Stichs']
  const found = await read([
    ['Rolle', ...texts.flatMap((text) => [`${IMPORTANT} [${text}]`, `${SATISFIED} [${text}]`])],
    ['Beruf', 'Äußerst wichtig', 'Gar nicht zufrieden', '5', '1'],
    ['Hobby', 'Extremely important', '1', '4', '2'],
  ])
  expect(found?.unknown).toEqual([])
  expect(found?.ratings.map(({ statementId, rating }) => [statementId, rating])).toEqual([
    ['one', { importance: 10, satisfaction: 0 }],
    ['two', { importance: 10, satisfaction: 0 }],
  ])
  expect(found?.people?.columns.map(({ title }) => title)).toEqual(['Role'])
})

test('a key with the uuid is found in any language', async () => {
  const found = await read([
    ['1.1 Ein anderer Text (importance) #one', '1.1 Ein anderer Text (satisfaction) #one'],
    ['5', '2'],
  ])
  expect(found?.ratings).toMatchObject([{ statementId: 'one', by: 'id' }])
})

test('a table by outcome names them in another language', async () => {
  const found = await read([
    ['Outcome statement', 'Importance', 'Satisfaction'],
    ['Minimiere das Risiko eines Stichs', '8', '3'],
  ])
  expect(found?.ratings).toMatchObject([{ statementId: 'two', rating: { importance: 8, satisfaction: 3 } }])
})

test('without translations the rows are the same', async () => {
  const rows = [['a']]
  const { questionnaire: _none, ...plain } = study
  expect(await originalRows(rows, plain, pause)).toBe(rows)
})
