import type { Screener, Study } from '@outcome-studio/shared/domain/study'
import { planQuestionnaire, type QuestionnaireSet } from './planQuestionnaire.ts'
import { ASKED, INVISIBLE, type QuestionnaireBlock } from './Questionnaire.ts'
import { type LocalTexts, localTexts, translationInto } from './questionnaireTexts.ts'

/**
 * Writes a survey in the advanced text format of Qualtrics
 * (https://www.qualtrics.com/support/survey-platform/survey-module/survey-tools/import-and-export-surveys/): the
 * questions about respondents, then a block with two matrix questions for each job step. The format cannot give sets to
 * different respondents: their blocks begin with the name of the set, for a randomizer that is added in Qualtrics.
 * @param language of a translation; null for the original. The format has one language.
 */
export function questionnaireToQualtrics(study: Study, language: string | null = null): string {
  const { sets, screeners } = planQuestionnaire(study)
  const texts = localTexts(translationInto(study, language))
  const blocks = sets.flatMap((set) =>
    set.blocks.flatMap((block) => blockLines(set, block, study.jtbd.userInput, texts)),
  )
  return [['[[AdvancedFormat]]'], ...screenerLines(screeners.map(texts.screener)), ...blocks]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

type Lines = readonly (readonly string[])[]

function screenerLines(screeners: readonly Pick<Screener, 'question' | 'answers'>[]): Lines {
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
  texts: LocalTexts,
): Lines {
  const place = `${name} ${number}`.trim()
  return [
    [`[[Block:${line(`${place} ${texts.jobStep(jobStep)}`).replaceAll(']', ')')}]]`],
    ...ASKED.map((asked) => [
      '[[Question:Matrix]]',
      `[[ID:${asked}_${place.replace(' ', '')}]]`,
      line(texts.question(asked, job)),
      '[[Choices]]',
      ...needs.map((need) => line(texts.statement(need))),
      '[[Answers]]',
      ...texts.answers(asked).map(line),
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
