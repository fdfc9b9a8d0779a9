import { newStudy } from '../newItems.ts'
import type { Study } from '../Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../studyIds.ts'
import { findStatements, type SearchedDocument, statementTexts } from './findStatements.ts'

const study: Study = {
  ...newStudy({ uuid: studyUuid('s') }),
  jtbd: { uuid: studyUuid('s'), executor: 'Cooks', userInput: ' cook a meal ', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'choose a recipe',
      category: null,
      remarks: [],
      outcomeStatements: [
        { uuid: outcomeStatementUuid('one'), userInput: 'minimize the time to find a recipe', remarks: [] },
        { uuid: outcomeStatementUuid('two'), userInput: ' ', remarks: [] },
      ],
    },
  ],
}
const searched = (docName: string, ...texts: string[]): SearchedDocument => ({
  kind: 'study',
  docName,
  uuid: studyUuid(docName),
  texts: texts.map((text, at) => ({ uuid: `${docName}-${at}`, text })),
})
const found = (studies: readonly SearchedDocument[], query: string) =>
  findStatements(studies, query).map(({ text, document: { docName } }) => `${docName}: ${text}`)

test('the texts of a study are those of its job, steps and statements, without empty ones', () => {
  expect(statementTexts(study)).toEqual([
    { uuid: 's', text: 'cook a meal' },
    { uuid: 'step', text: 'choose a recipe' },
    { uuid: 'one', text: 'minimize the time to find a recipe' },
  ])
})

const STUDIES = [
  searched('Meals', 'Minimize the time it takes to find a recipe', 'Minimize the cost of a meal'),
  searched('Cafés', 'Réduire le temps de recherche', 'minimize the time until coffee is served'),
]

test.each([
  [
    'TIME minimize',
    ['Meals: Minimize the time it takes to find a recipe', 'Cafés: minimize the time until coffee is served'],
  ],
  ['reduire', ['Cafés: Réduire le temps de recherche']],
  ['meals', []],
  ['  ', []],
])('finds texts by their words: %s', (query, expected) => {
  expect(found(STUDIES, query)).toEqual(expected)
})
