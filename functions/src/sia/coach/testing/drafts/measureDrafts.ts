import type { Language } from '../../language/Language.ts'
import { playAnswer } from '../answers/playAnswer.ts'
import type { JudgedDrafts, Verdict } from './JudgedDrafts.ts'

/** How many drafts the coach makes of judged answers, by verdict. `unjudged` are those that nobody has judged. */
export type DraftFigures = Readonly<Record<Verdict | 'unjudged', number>>

/** Plays the answers again and counts the drafts that are shown now. */
export function measureDrafts(judged: readonly JudgedDrafts[], language: Language): DraftFigures {
  const figures = { ok: 0, edit: 0, bad: 0, unjudged: 0 }
  for (const { answered, verdicts } of judged) {
    const known = new Map(Object.entries(verdicts))
    for (const draft of playAnswer(answered, language).drafts) figures[known.get(draft) ?? 'unjudged'] += 1
  }
  return figures
}
