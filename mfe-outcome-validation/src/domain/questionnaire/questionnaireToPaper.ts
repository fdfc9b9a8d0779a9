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
import { ANSWERS, ASKED, type Asked, type QuestionnaireBlock, questionOf } from './Questionnaire.ts'

/** A box to mark with a pen. */
const BOX = '☐'

/** Width of a column to mark; that of the statement is 6. */
const MARK_WIDTH = 1.3

/**
 * Writes a questionnaire as a .docx file to be filled in on paper, each set on pages of its own.
 *
 * @param docName title of the questionnaire
 */
export function questionnaireToPaper(docName: string, study: Study, madeAt: Date): Uint8Array<ArrayBuffer> {
  const { sets, screeners } = planQuestionnaire(study)
  return writeDocument({
    title: docName,
    creator: PRODUCT_NAME,
    madeAt,
    sections: sets.map((set) => sectionOf(docName, study, screeners, set)),
  })
}

function sectionOf(
  docName: string,
  { jtbd }: Study,
  screeners: readonly Screener[],
  set: QuestionnaireSet,
): DocumentSection {
  return {
    isLandscape: true,
    blocks: [
      paragraph('Title', set.name === '' ? docName : `${docName}, set ${set.name}`),
      paragraph('Note', `Please mark one box in each line. Leave a line empty if you cannot say.`),
      ...(screeners.length > 0 ? [paragraph('Heading1', 'About you')] : []),
      ...screeners.flatMap(screenerBlocks),
      ...set.blocks.flatMap((block) => stepBlocks(block, jtbd.userInput)),
    ],
  }
}

const screenerBlocks = ({ question, answers }: Screener): readonly Paragraph[] => [
  paragraph('CellHead', question),
  paragraph(
    'Note',
    answers.length === 0 ? '_'.repeat(40) : answers.map((each) => `${BOX} ${each}`).join('     '),
  ),
]

const stepBlocks = (block: QuestionnaireBlock, job: string): DocumentSection['blocks'] => [
  paragraph('Heading1', `${block.number}. ${block.jobStep}`),
  ...ASKED.flatMap((asked) => [paragraph('CellHead', questionOf(asked, job)), tableOf(block, asked)]),
]

const tableOf = ({ needs }: QuestionnaireBlock, asked: Asked): DocumentTable => ({
  kind: 'table',
  widths: [1, 6, ...ANSWERS[asked].map(() => MARK_WIDTH)],
  head: ['No.', 'Outcome statement', ...ANSWERS[asked]],
  rows: needs.map(({ number, text }) => [number, text, ...ANSWERS[asked].map(() => BOX)]),
})

const paragraph = (style: ParagraphStyle, text: string): Paragraph => ({ kind: 'paragraph', style, text })
