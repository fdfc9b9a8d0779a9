import type { CoachContext, CoachTurn } from './CoachTurn.ts'
import { openQuestion, questionText, writeState } from './questions.ts'

/** The coach's first message: who it is, and the first question for the study as it is. */
export function openCoach({
  study,
  needs,
  isFirst,
}: Pick<CoachContext, 'study' | 'needs' | 'isFirst'>): CoachTurn {
  const greeting = isFirst
    ? "Hi, I'm Sia, your coach. I'm a program, not a person: I ask, propose wording, and you decide what goes in."
    : 'Welcome back.'
  const place = openQuestion(study, null)
  const core = needs?.goals.find(({ layer }) => layer === 'core')?.text.trim() ?? ''
  const known =
    place.question === 'job' && core !== '' ? `Your needs map names “${core}” as the core job.` : ''
  const text = [greeting, known, questionText(study, place)].filter((part) => part !== '').join('\n\n')
  return { text, choices: [], proposals: [], state: writeState(place) }
}
