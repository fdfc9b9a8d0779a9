import type { Screener, Study } from '@outcome-studio/shared/domain/study'
import { planQuestionnaire, type QuestionnaireSet } from './planQuestionnaire.ts'
import { ANSWERS, ASKED, INVISIBLE, type QuestionnaireBlock, questionOf } from './Questionnaire.ts'

/**
 * Writes a survey in the advanced text format of Qualtrics
 * (https://www.qualtrics.com/support/survey-platform/survey-module/survey-tools/import-and-export-surveys/): the
 * questions about respondents, then a block with two matrix questions for each job step. The format cannot give sets to
 * different respondents: their blocks begin with the name of the set, for a randomizer that is added in Qualtrics.
 */
export function questionnaireToQualtrics(study: Study): string {
  const { sets, screeners } = planQuestionnaire(study)
  const blocks = sets.flatMap((set) =>
    set.blocks.flatMap((block) => blockLines(set, block, study.jtbd.userInput)),
  )
  return [['[[AdvancedFormat]]'], ...screenerLines(screeners), ...blocks]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

type Lines = readonly (readonly string[])[]

function screenerLines(screeners: readonly Screener[]): Lines {
  if (screeners.length === 0) return []
  return [
    ['[[Block:About you]]'],
    ...screeners.map(({ question, answers }) =>
      answers.length === 0
        ? ['[[Question:TE:SingleLine]]', line(question)]
        : ['[[Question:MC:SingleAnswer]]', line(question), '[[Choices]]', ...answers.map(line)],
    ),
  ]
}

function blockLines(
  { name }: QuestionnaireSet,
  { number, jobStep, needs }: QuestionnaireBlock,
  job: string,
): Lines {
  const place = `${name} ${number}`.trim()
  return [
    [`[[Block:${line(`${place} ${jobStep}`).replaceAll(']', ')')}]]`],
    ...ASKED.map((asked) => [
      '[[Question:Matrix]]',
      `[[ID:${asked}_${place.replace(' ', '')}]]`,
      line(questionOf(asked, job)),
      '[[Choices]]',
      ...needs.map(({ text }) => line(text)),
      '[[Answers]]',
      ...ANSWERS[asked],
    ]),
  ]
}

/** A text on one line that is neither a tag of the format nor one of HTML. qualtricsRows reverses it. */
const line = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('[[', `[${INVISIBLE}[`)
