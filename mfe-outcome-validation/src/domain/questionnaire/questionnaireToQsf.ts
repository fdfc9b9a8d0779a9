import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { languageOf, type Screener, type Study, type Translation } from '@outcome-studio/shared/domain/study'
import { cutText } from '@outcome-studio/shared/files'
import { planQuestionnaire, type QuestionnaireSet } from './planQuestionnaire.ts'
import { ANSWERS, ASKED, type Asked, type QuestionnaireBlock, questionOf } from './Questionnaire.ts'
import { type LocalTexts, localTexts } from './questionnaireTexts.ts'

const SURVEY = 'SV_000000000000001'

/** A question with the id of its place in the file. */
type Question = Readonly<Record<string, unknown>> & { readonly QuestionID: string }

interface Block {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

/**
 * Writes a survey as a Qualtrics survey file (QSF), which has what the text format cannot say: answers in random order,
 * and sets that are given to equal numbers of respondents. The format is the JSON that "Export survey" of Qualtrics
 * writes; Qualtrics does not document it.
 *
 * Columns of its answers are named after the question and the outcome's uuid, so that the import finds the outcome
 * although its text has changed.
 *
 * Translations are part of each question, so that respondents choose their language.
 *
 * @param docName name of the survey
 */
export function questionnaireToQsf(docName: string, study: Study): string {
  const { sets, screeners, isShuffled, translations = [] } = planQuestionnaire(study)
  const say: Translating = (textsOf) => ({
    ...textsOf(localTexts(null)),
    Language: languagesOf(translations, textsOf),
  })
  const ids = counter('QID')
  const blockIds = counter('BL_')
  const first = {
    id: blockIds(),
    title: 'About you',
    questions: screeners.map((each) => asking(each, ids(), say)),
  }
  const blocksOf = (set: QuestionnaireSet): readonly Block[] =>
    set.blocks.map((block) => ({
      id: blockIds(),
      title: `${set.name} ${block.number} ${block.jobStep}`.trim(),
      questions: ASKED.map((asked) =>
        matrix(block, asked, { job: study.jtbd.userInput, isShuffled, say }, ids()),
      ),
    }))
  const inSets = sets.map((set) => ({ name: set.name, blocks: blocksOf(set) }))
  const blocks = [first, ...inSets.flatMap((set) => set.blocks)]
  const questions = blocks.flatMap((block) => block.questions)
  const elements = [
    element('BL', 'Survey Blocks', null, blocks.map(blockElement)),
    element('FL', 'Survey Flow', null, flowOf(first, inSets)),
    element('SO', 'Survey Options', null, { ...OPTIONS, ...availableLanguages(translations) }),
    element('PROJ', 'CORE', null, { ProjectCategory: 'CORE', SchemaVersion: '1.1.0' }),
    element('STAT', 'Survey Statistics', null, { MobileCompatible: true, ID: 'Survey Statistics' }),
    element('QC', 'Survey Question Count', `${questions.length}`, null),
    ...questions.map((question) =>
      element('SQ', question.QuestionID, cutText(`${question.QuestionText ?? ''}`, 100), question),
    ),
  ]
  return JSON.stringify({ SurveyEntry: entryOf(docName), SurveyElements: elements }, null, 2)
}

const OPTIONS = {
  BackButton: 'true',
  SaveAndContinue: 'true',
  SurveyProtection: 'PublicSurvey',
  BallotBoxStuffingPrevention: 'false',
  NoIndex: 'Yes',
  SecureResponseFiles: 'true',
  SurveyExpiration: 'None',
  SurveyTermination: 'DefaultMessage',
  ProgressBarDisplay: 'Text',
  PartialData: '+1 week',
}

const entryOf = (docName: string) => ({
  SurveyID: SURVEY,
  SurveyName: docName,
  SurveyDescription: `Written by ${PRODUCT_NAME}`,
  SurveyLanguage: 'EN',
  SurveyStatus: 'Inactive',
})

const element = (kind: string, primary: string, secondary: string | null, payload: unknown) => ({
  SurveyID: SURVEY,
  Element: kind,
  PrimaryAttribute: primary,
  SecondaryAttribute: secondary,
  TertiaryAttribute: null,
  Payload: payload,
})

const blockElement = ({ id, title, questions }: Block, at: number) => ({
  Type: at === 0 ? 'Default' : 'Standard',
  Description: title,
  ID: id,
  BlockElements: questions.map(({ QuestionID }) => ({ Type: 'Question', QuestionID })),
})

/** All blocks in turn, or one of the sets, each for as many respondents as the others. */
function flowOf(first: Block, sets: readonly { readonly name: string; readonly blocks: readonly Block[] }[]) {
  const ids = counter('FL_')
  const root = ids()
  const blockFlow = ({ id }: Block) => ({ Type: 'Block', ID: id, FlowID: ids(), Autofill: [] })
  const groups = () =>
    sets.map(({ name, blocks }) => ({
      Type: 'Group',
      FlowID: ids(),
      Description: `Set ${name}`,
      Flow: blocks.map(blockFlow),
    }))
  const rest =
    sets.length === 1
      ? sets.flatMap(({ blocks }) => blocks.map(blockFlow))
      : [{ Type: 'BlockRandomizer', FlowID: ids(), SubSet: 1, EvenPresentation: true, Flow: groups() }]
  const flow = [...(first.questions.length > 0 ? [blockFlow(first)] : []), ...rest]
  return { Type: 'Root', FlowID: root, Flow: flow, Properties: { Count: ids.count() } }
}

/** The texts of a question in one language. */
interface QuestionTexts {
  readonly QuestionText: string
  readonly Choices?: ReturnType<typeof choicesOf>
  readonly Answers?: ReturnType<typeof choicesOf>
}
/** Says a question in the original and in each language of the questionnaire. */
type Translating = (textsOf: (texts: LocalTexts) => QuestionTexts) => QuestionTexts & {
  readonly Language: Readonly<Record<string, QuestionTexts>> | readonly never[]
}

function asking(screener: Screener, questionId: string, say: Translating): Question {
  const { id, question, answers } = screener
  const isText = answers.length === 0
  return {
    ...shared(questionId, question, `screener_${id}`),
    ...say((texts) => {
      const own = texts.screener(screener)
      return { QuestionText: htmlOf(own.question), ...(isText ? {} : { Choices: choicesOf(own.answers) }) }
    }),
    ...(isText
      ? { QuestionType: 'TE', Selector: 'SL' }
      : {
          QuestionType: 'MC',
          Selector: 'SAVR',
          SubSelector: 'TX',
          ChoiceOrder: Object.keys(choicesOf(answers)),
          NextChoiceId: answers.length + 1,
        }),
  }
}

interface MatrixOptions {
  readonly job: string
  readonly isShuffled: boolean
  readonly say: Translating
}

function matrix(
  { number, needs }: QuestionnaireBlock,
  asked: Asked,
  { job, isShuffled, say }: MatrixOptions,
  questionId: string,
): Question {
  return {
    ...shared(questionId, questionOf(asked, job), `${asked}_${number}`),
    ...say((texts) => ({
      QuestionText: htmlOf(texts.question(asked, job)),
      Choices: choicesOf(needs.map(texts.statement)),
      Answers: choicesOf(texts.answers(asked)),
    })),
    QuestionType: 'Matrix',
    Selector: 'Likert',
    SubSelector: 'SingleAnswer',
    ChoiceOrder: Object.keys(choicesOf(needs.map(({ text }) => text))),
    ChoiceDataExportTags: Object.fromEntries(
      needs.map(({ statementId }, at) => [`${at + 1}`, `${asked}_${statementId}`]),
    ),
    AnswerOrder: Object.keys(choicesOf(ANSWERS[asked])),
    NextChoiceId: needs.length + 1,
    NextAnswerId: ANSWERS[asked].length + 1,
    ...(isShuffled && { Randomization: { Type: 'All', TotalRandSubset: '', Advanced: null } }),
  }
}

const shared = (questionId: string, text: string, tag: string): Question => ({
  QuestionID: questionId,
  QuestionDescription: cutText(htmlOf(text), 100),
  DataExportTag: tag,
  Configuration: { QuestionDescriptionOption: 'UseText' },
  Validation: {
    Settings: { ForceResponse: 'RequestResponse', ForceResponseType: 'RequestResponse', Type: 'None' },
  },
})

/** The texts of a question by language. Qualtrics writes an empty list if there is none. */
const languagesOf = (
  translations: readonly Translation[],
  textsOf: (texts: LocalTexts) => QuestionTexts,
): Readonly<Record<string, QuestionTexts>> | readonly never[] =>
  translations.length === 0
    ? []
    : Object.fromEntries(
        translations.map((each) => [languageOf(each.language).qualtrics, textsOf(localTexts(each))]),
      )

/** The languages that a respondent can choose. */
const availableLanguages = (translations: readonly Translation[]) =>
  translations.length === 0
    ? {}
    : {
        AvailableLanguages: Object.fromEntries(
          ['EN', ...translations.map(({ language }) => languageOf(language).qualtrics)].map((code) => [
            code,
            [],
          ]),
        ),
      }

const choicesOf = (texts: readonly string[]): Readonly<Record<string, { readonly Display: string }>> =>
  Object.fromEntries(texts.map((text, at) => [`${at + 1}`, { Display: htmlOf(text) }]))

/** A text of a person as HTML, in which Qualtrics would read "${" as a field. */
const htmlOf = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('${', '$&#123;')

/** Ids in a row: "QID1", "QID2" … */
function counter(prefix: string): (() => string) & { readonly count: () => number } {
  let count = 0
  const next = () => {
    count += 1
    return `${prefix}${prefix === 'BL_' ? String(count).padStart(15, '0') : count}`
  }
  return Object.assign(next, { count: () => count })
}
