import type { Need } from '@outcome-studio/shared/domain/analysis'
import { capitalized } from '@outcome-studio/shared/domain/base'

/** The two questions about every outcome. */
export const ASKED = ['importance', 'satisfaction'] as const
export type Asked = (typeof ASKED)[number]

/** Answers from 1 to 5; 4 and 5 count as agreement (docs/method.md §6). */
export const ANSWERS: Readonly<Record<Asked, readonly string[]>> = {
  importance: [
    'Not at all important',
    'Somewhat important',
    'Important',
    'Very important',
    'Extremely important',
  ],
  satisfaction: [
    'Not at all satisfied',
    'Somewhat satisfied',
    'Satisfied',
    'Very satisfied',
    'Extremely satisfied',
  ],
}

/** Separates brackets that a format of surveys would read as a tag. */
export const INVISIBLE = '\u200b'

/** The outcomes of one job step, which are asked together. */
export interface QuestionnaireBlock {
  /** Number of the step in the study. */
  readonly number: string
  readonly jobStep: string
  readonly needs: readonly Need[]
}

/** Groups outcomes by job step, in the order of the study. */
export function questionnaireBlocks(needs: readonly Need[]): readonly QuestionnaireBlock[] {
  const blocks = Map.groupBy(needs, ({ number }) => number.slice(0, number.indexOf('.')))
  return Array.from(blocks, ([number, asked]) => ({
    number,
    jobStep: asked[0]?.jobStep ?? '',
    needs: asked,
  }))
}

/** The question above the outcomes of a step. */
export function questionOf(asked: Asked, job: string): string {
  const when = job.trim() === '' ? '' : `When you ${lowerFirst(job.trim())}, `
  const words =
    asked === 'importance'
      ? 'how important is each of the following to you?'
      : 'how satisfied are you with each of the following today?'
  return capitalized(`${when}${words}`)
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
