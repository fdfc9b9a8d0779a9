import { needsTable } from '@outcome-studio/shared/domain/analysis'
import {
  jobStepUuid,
  outcomeStatementUuid,
  parseStudy,
  type QuestionnairePlan,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { elementTexts, unpacked } from '@outcome-studio/shared/domain/testing'
import { readCsv } from '@outcome-studio/shared/files'
import { pastedTexts, translationsProblem, withoutLanguage, withTexts } from './editTranslations.ts'
import {
  changeableOriginals,
  formerOriginal,
  localTexts,
  questionnaireTexts,
  translationInto,
} from './questionnaireTexts.ts'
import { questionnaireToCsv } from './questionnaireToCsv.ts'
import { questionnaireToPaper } from './questionnaireToPaper.ts'
import { questionnaireToQsf } from './questionnaireToQsf.ts'
import { questionnaireToQualtrics } from './questionnaireToQualtrics.ts'
import { hasPlan, tidyPlan } from './tidyPlan.ts'

const QUESTION = 'Wie wichtig ist Ihnen jedes davon, wenn Sie Bienen halten?'
const PLAN: QuestionnairePlan = {
  screeners: [{ id: 'role', question: 'What is your role?', answers: ['Hobby', 'Trade'] }],
  isShuffled: false,
  mostOutcomes: null,
  translations: [
    {
      language: 'de',
      texts: {
        'question importance': QUESTION,
        'answer importance Very important': 'Sehr wichtig',
        'about What is your role?': 'Was machen Sie?',
        'about What is your role? Hobby': 'Hobby & <Freizeit>',
        'step lift the combs': 'Waben heben',
        one: 'Minimiere die Zeit, bis eine Wabe frei ist',
        'paper note': 'Bitte ein Kreuz in jeder Zeile.',
      },
    },
  ],
}
const study: Study = {
  jtbd: { uuid: studyUuid('s'), executor: 'Beekeepers', userInput: 'keep bees', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'lift the combs',
      category: null,
      remarks: [],
      outcomeStatements: ['one', 'two'].map((uuid) => ({
        uuid: outcomeStatementUuid(uuid),
        userInput: `Minimize the time it takes to do ${uuid}`,
        remarks: [],
      })),
    },
  ],
  questionnaire: PLAN,
}

test('all texts of the questionnaire can be translated, each once', () => {
  const texts = questionnaireTexts(study)
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
  expect(texts.map(({ original }) => original)).toEqual(
    expect.arrayContaining([
      'When you keep bees, how important is each of the following to you?',
      'Extremely satisfied',
      'What is your role?',
      'Trade',
      'lift the combs',
      'Minimize the time it takes to do two',
      'About you',
    ]),
  )
})

test('a text that is not translated is asked in the original', () => {
  const texts = localTexts(translationInto(study, 'de'))
  const [one, two] = needsTable(study)
  expect([one, two].map((need) => need && texts.statement(need))).toEqual([
    'Minimiere die Zeit, bis eine Wabe frei ist',
    'Minimize the time it takes to do two',
  ])
  expect(texts.answers('importance').slice(2, 4)).toEqual(['Important', 'Sehr wichtig'])
  expect(translationInto(study, 'fr')).toBeNull()
  expect(localTexts(null).question('satisfaction', 'x')).toBe(
    'When you x, how satisfied are you with each of the following today?',
  )
})

test('a QSF file has the translations of each question, by the codes of Qualtrics', () => {
  const { SurveyElements } = JSON.parse(questionnaireToQsf('Bees', study))
  const payloads = SurveyElements.filter(({ Element }: { Element: string }) => Element === 'SQ').map(
    ({ Payload }: { Payload: unknown }) => Payload,
  )
  expect(payloads[0]).toMatchObject({
    QuestionText: 'What is your role?',
    Language: {
      DE: {
        QuestionText: 'Was machen Sie?',
        Choices: { 1: { Display: 'Hobby &amp; &lt;Freizeit>' }, 2: { Display: 'Trade' } },
      },
    },
  })
  expect(payloads[1]).toMatchObject({
    QuestionText: 'When you keep bees, how important is each of the following to you?',
    ChoiceDataExportTags: { 1: 'importance_one', 2: 'importance_two' },
    Language: {
      DE: {
        QuestionText: QUESTION,
        Choices: { 1: { Display: 'Minimiere die Zeit, bis eine Wabe frei ist' } },
        Answers: { 4: { Display: 'Sehr wichtig' }, 5: { Display: 'Extremely important' } },
      },
    },
  })
  const options = SurveyElements.find(({ Element }: { Element: string }) => Element === 'SO')
  expect(options.Payload.AvailableLanguages).toEqual({ EN: [], DE: [] })
})

test('without translations a QSF file names no languages', () => {
  const { translations: _none, ...plan } = PLAN
  const file = questionnaireToQsf('Bees', { ...study, questionnaire: plan })
  expect(file).not.toContain('AvailableLanguages')
  expect(file).toContain('"Language": []')
})

test('the text format and paper are in one language', async () => {
  const text = questionnaireToQualtrics(study, 'de')
  expect(text).toContain(`${QUESTION}\n[[Choices]]\nMinimiere die Zeit, bis eine Wabe frei ist`)
  expect(text).toContain('Sehr wichtig')
  expect(text).toContain('[[Block:1 Waben heben]]')
  expect(questionnaireToQualtrics(study)).not.toContain('Minimiere')
  const paper = unpacked(questionnaireToPaper('Bees', study, new Date('2026-11-29T00:00:00Z'), 'de'))
  const words = (await elementTexts(paper['word/document.xml'] ?? '', 't')).join('\n')
  for (const part of [QUESTION, 'Waben heben', 'Bitte ein Kreuz in jeder Zeile.', '☐ Hobby & <Freizeit>'])
    expect(words).toContain(part)
})

test('a table has the translations in columns beside the original, and keys in the original with the uuid', async () => {
  const { rows } = await readCsv(questionnaireToCsv(study), () => undefined)
  const [head = [], about = [], importance = []] = rows
  const cell = (row: readonly string[], title: string) => row[head.indexOf(title)]
  expect(importance[0]).toBe('1.1 Minimize the time it takes to do one (importance) #one')
  expect(cell(importance, 'Outcome statement (German)')).toBe('Minimiere die Zeit, bis eine Wabe frei ist')
  expect(cell(importance, 'Question (German)')).toBe(QUESTION)
  expect(cell(importance, 'Answer 4')).toBe('4 = Very important')
  expect(cell(importance, 'Answer 4 (German)')).toBe('4 = Sehr wichtig')
  expect(cell(about, 'Question (German)')).toBe('Was machen Sie?')
  expect(cell(about, 'Answer 1 (German)')).toBe('Hobby & <Freizeit>')
})

test('what is stored has no empty texts and no empty languages', () => {
  const written = withTexts(withTexts([], 'de', { one: ' Eins ', two: ' ' }), 'fr', {})
  const tidy = tidyPlan({ ...PLAN, translations: written })
  expect(tidy.translations).toEqual([{ language: 'de', texts: { one: 'Eins' } }])
  expect(tidyPlan({ ...PLAN, translations: withoutLanguage(written, 'de') })).not.toHaveProperty(
    'translations',
  )
  expect(hasPlan({ screeners: [], isShuffled: false, mostOutcomes: null, translations: written })).toBe(true)
  expect(parseStudy({ ...study, questionnaire: tidy }).questionnaire).toEqual(tidy)
})

test('a translation of another version is left out, and the others stay', () => {
  const [german] = PLAN.translations ?? []
  const stored = {
    ...study,
    questionnaire: { ...PLAN, translations: [german, { language: 'fr', texts: [1] }] },
  }
  expect(parseStudy(stored).questionnaire).toEqual(PLAN)
})

test('too long a text, too many languages and too large a study are refused with what to do', () => {
  const problem = (translations: QuestionnairePlan['translations'] = []) =>
    translationsProblem(study, PLAN, translations)
  expect(problem(PLAN.translations)).toBeNull()
  expect(problem([{ language: 'de', texts: { one: 'x'.repeat(1001) } }])).toBe(
    'A text in German has 1001 characters. At most 1000 are kept, so nothing was changed.',
  )
  const many = Array.from({ length: 11 }, (_, at) => ({ language: `l${at}`, texts: {} }))
  expect(problem(many)).toMatch(/^A questionnaire has at most 10 languages/)
  const texts = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`key ${at}`, 'x'.repeat(1000)]))
  expect(problem([{ language: 'de', texts }])).toMatch(/^The study is too large for this text\./)
})

test('pasted lines fill the texts below, as far as there are some', () => {
  expect(pastedTexts('Eins\r\n Zwei\n\nVier\n', ['a', 'b', 'c', 'd', 'e'])).toEqual({
    a: 'Eins',
    b: 'Zwei',
    c: '',
    d: 'Vier',
  })
  expect(pastedTexts('Eins\nZwei', ['a'])).toEqual({ a: 'Eins' })
})

test('the original of a translation is stored where it can change under its key, and with the text only', () => {
  const texts = questionnaireTexts(study)
  const originals = changeableOriginals(texts)
  expect(Object.keys(originals)).toEqual([
    'question importance',
    'question satisfaction',
    'one',
    'two',
    'paper note',
    'paper about',
    'paper statement',
  ])
  const written = withTexts([], 'de', { one: 'Eins', two: ' ' }, { one: 'Do one', two: 'Do two' })
  const tidy = tidyPlan({ ...PLAN, translations: written })
  expect(tidy.translations).toEqual([
    { language: 'de', texts: { one: 'Eins' }, originals: { one: 'Do one' } },
  ])
  expect(parseStudy({ ...study, questionnaire: tidy }).questionnaire).toEqual(tidy)
})

test.each([
  ['another original', { one: 'Eins' }, { one: 'Do one' }, 'Do one'],
  ['the same original', { one: 'Eins' }, { one: 'Minimize the time it takes to do one' }, null],
  ['an unknown original', { one: 'Eins' }, {}, null],
  ['no translation', { one: ' ' }, { one: 'Do one' }, null],
])('with %s a text has changed since it was translated or not', (_what, texts, originals, former) => {
  const text = questionnaireTexts(study).find(({ key }) => key === 'one')
  expect(text && formerOriginal({ language: 'de', texts, originals }, text)).toBe(former)
})

test('languages are in the order of their codes, whichever was added first', () => {
  const both = withTexts(withTexts([], 'fr', { one: 'Un' }), 'de', { one: 'Eins' })
  expect(both.map(({ language }) => language)).toEqual(['de', 'fr'])
})
