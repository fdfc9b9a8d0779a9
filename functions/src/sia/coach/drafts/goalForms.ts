import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { LayerQuestion } from '@outcome-studio/shared/domain/coach'
import { withoutLeadIn } from './withoutLeadIn.ts'

/** The forms of a part as a feeling, or as a cost of whoever pays; likeliest first. */
export function goalForms(layer: LayerQuestion, part: string): readonly string[] {
  const text = withoutLeadIn(part)
  if (layer === 'financial') return [`Minimize the cost of ${uncapitalized(text)}`, capitalized(text)]
  if (/^avoid (?:feeling|being) /i.test(text)) return [capitalized(text)]
  const feeling = text.replace(/^(?:they |i |we )?(?:want to )?(?:feel(?:ing)?|be) /i, '')
  const seen = /^(?:be )?(?:seen|perceived|viewed|known) as (.+)$/i.exec(text)?.[1]
  return seen === undefined
    ? [`Feel ${uncapitalized(feeling)}`, capitalized(text)]
    : [`Be perceived as ${seen}`]
}
