import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { Screener, Study } from '@outcome-studio/shared/domain/study'
import { cutText } from '@outcome-studio/shared/files'
import { planQuestionnaire, type QuestionnaireSet } from './planQuestionnaire.ts'
import { ANSWERS, ASKED, type Asked, type QuestionnaireBlock, questionOf } from './Questionnaire.ts'

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
 * @param docName name of the survey
 */
export function questionnaireToQsf(docName: string, study: Study): string {
  const { sets, screeners, isShuffled } = planQuestionnaire(study)
  const ids = counter('QID')
  const blockIds = counter('BL_')
  const first = {
    id: blockIds(),
    title: 'About you',
    questions: screeners.map((each) => asking(each, ids())),
  }
  const blocksOf = (set: QuestionnaireSet): readonly Block[] =>
    set.blocks.map((block) => ({
      id: blockIds(),
      title: `${set.name} ${block.number} ${block.jobStep}`.trim(),
      questions: ASKED.map((asked) => matrix(block, asked, study.jtbd.userInput, isShuffled, ids())),
    }))
  const inSets = sets.map((set) => ({ name: set.name, blocks: blocksOf(set) }))
  const blocks = [first, ...inSets.flatMap((set) => set.blocks)]
  const questions = blocks.flatMap((block) => block.questions)
  const elements = [
    element('BL', 'Survey Blocks', null, blocks.map(blockElement)),
    element('FL', 'Survey Flow', null, flowOf(first, inSets)),
    element('SO', 'Survey Options', null, OPTIONS),
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

function asking({ id, question, answers }: Screener, questionId: string): Question {
  const choices = choicesOf(answers)
  return {
    ...shared(questionId, question, `screener_${id}`),
    ...(answers.length === 0
      ? { QuestionType: 'TE', Selector: 'SL' }
      : {
          QuestionType: 'MC',
          Selector: 'SAVR',
          SubSelector: 'TX',
          Choices: choices,
          ChoiceOrder: Object.keys(choices),
          NextChoiceId: answers.length + 1,
        }),
  }
}

function matrix(
  { number, needs }: QuestionnaireBlock,
  asked: Asked,
  job: string,
  isShuffled: boolean,
  questionId: string,
): Question {
  const [choices, answers] = [choicesOf(needs.map(({ text }) => text)), choicesOf(ANSWERS[asked])]
  return {
    ...shared(questionId, questionOf(asked, job), `${asked}_${number}`),
    QuestionType: 'Matrix',
    Selector: 'Likert',
    SubSelector: 'SingleAnswer',
    Choices: choices,
    ChoiceOrder: Object.keys(choices),
    ChoiceDataExportTags: Object.fromEntries(
      needs.map(({ statementId }, at) => [`${at + 1}`, `${asked}_${statementId}`]),
    ),
    Answers: answers,
    AnswerOrder: Object.keys(answers),
    NextChoiceId: needs.length + 1,
    NextAnswerId: ANSWERS[asked].length + 1,
    ...(isShuffled && { Randomization: { Type: 'All', TotalRandSubset: '', Advanced: null } }),
  }
}

const shared = (questionId: string, text: string, tag: string): Question => ({
  QuestionID: questionId,
  QuestionText: htmlOf(text),
  QuestionDescription: cutText(htmlOf(text), 100),
  DataExportTag: tag,
  Configuration: { QuestionDescriptionOption: 'UseText' },
  Validation: {
    Settings: { ForceResponse: 'RequestResponse', ForceResponseType: 'RequestResponse', Type: 'None' },
  },
  Language: [],
})

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
