import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { Screener, Study } from '@outcome-studio/shared/domain/study'
import {
  type DocumentSection,
  type DocumentTable,
  type Paragraph,
  type ParagraphStyle,
  writeDocument,
} from '@outcome-studio/shared/files'
import { planQuestionnaire, type QuestionnaireSet } from './planQuestionnaire.ts'
import { ASKED, type QuestionnaireBlock } from './Questionnaire.ts'
import { type LocalTexts, localTexts, translationInto } from './questionnaireTexts.ts'

/** A box to mark with a pen. */
const BOX = '☐'

/** Width of a column to mark; that of the statement is 6. */
const MARK_WIDTH = 1.3

/**
 * Writes a questionnaire as a .docx file to be filled in on paper, each set on pages of its own.
 *
 * @param docName title of the questionnaire
 * @param language of a translation; null for the original
 */
export function questionnaireToPaper(
  docName: string,
  study: Study,
  madeAt: Date,
  language: string | null = null,
): Uint8Array<ArrayBuffer> {
  const { sets, screeners } = planQuestionnaire(study)
  const texts = localTexts(translationInto(study, language))
  return writeDocument({
    title: docName,
    creator: PRODUCT_NAME,
    madeAt,
    sections: sets.map((set) => sectionOf(docName, study, { screeners, texts }, set)),
  })
}

function sectionOf(
  docName: string,
  { jtbd }: Study,
  { screeners, texts }: { readonly screeners: readonly Screener[]; readonly texts: LocalTexts },
  set: QuestionnaireSet,
): DocumentSection {
  return {
    isLandscape: true,
    blocks: [
      paragraph('Title', set.name === '' ? docName : `${docName}, set ${set.name}`),
      paragraph('Note', texts.paper('note')),
      ...(screeners.length > 0 ? [paragraph('Heading1', texts.paper('about'))] : []),
      ...screeners.map(texts.screener).flatMap(screenerBlocks),
      ...set.blocks.flatMap((block) => stepBlocks(block, jtbd.userInput, texts)),
    ],
  }
}

const screenerBlocks = ({
  question,
  answers,
}: Pick<Screener, 'question' | 'answers'>): readonly Paragraph[] => [
  paragraph('CellHead', question),
  paragraph(
    'Note',
    answers.length === 0 ? '_'.repeat(40) : answers.map((each) => `${BOX} ${each}`).join('     '),
  ),
]

const stepBlocks = (block: QuestionnaireBlock, job: string, texts: LocalTexts): DocumentSection['blocks'] => [
  paragraph('Heading1', `${block.number}. ${texts.jobStep(block.jobStep)}`),
  ...ASKED.flatMap((asked) => [
    paragraph('CellHead', texts.question(asked, job)),
    tableOf(block, texts.answers(asked), texts),
  ]),
]

const tableOf = (
  { needs }: QuestionnaireBlock,
  answers: readonly string[],
  texts: LocalTexts,
): DocumentTable => ({
  kind: 'table',
  widths: [1, 6, ...answers.map(() => MARK_WIDTH)],
  head: ['No.', texts.paper('statement'), ...answers],
  rows: needs.map((need) => [need.number, texts.statement(need), ...answers.map(() => BOX)]),
})

const paragraph = (style: ParagraphStyle, text: string): Paragraph => ({ kind: 'paragraph', style, text })
