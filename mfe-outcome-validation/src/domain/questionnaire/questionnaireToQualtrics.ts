import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Study } from '@outcome-studio/shared/domain/study'
import { ANSWERS, ASKED, INVISIBLE, questionnaireBlocks, questionOf } from './Questionnaire.ts'

/**
 * Writes a survey in the advanced text format of Qualtrics
 * (https://www.qualtrics.com/support/survey-platform/survey-module/survey-tools/import-and-export-surveys/): a block
 * with two matrix questions for each job step.
 */
export function questionnaireToQualtrics(study: Study): string {
  const blocks = questionnaireBlocks(needsTable(study)).flatMap(({ number, jobStep, needs }) => [
    [`[[Block:${line(`${number} ${jobStep}`).replaceAll(']', ')')}]]`],
    ...ASKED.map((asked) => [
      '[[Question:Matrix]]',
      `[[ID:${asked}_${number}]]`,
      line(questionOf(asked, study.jtbd.userInput)),
      '[[Choices]]',
      ...needs.map(({ text }) => line(text)),
      '[[Answers]]',
      ...ANSWERS[asked],
    ]),
  ])
  return [['[[AdvancedFormat]]'], ...blocks].map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/** A text on one line that is neither a tag of the format nor one of HTML. qualtricsRows reverses it. */
const line = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('[[', `[${INVISIBLE}[`)
