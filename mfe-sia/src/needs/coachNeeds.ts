import { COACH_GOAL_MAX_LENGTH, COACH_MAX_GOALS, type CoachNeeds } from '@outcome-studio/shared/domain/coach'
import type { Needs } from '@outcome-studio/shared/domain/needs'

/** The part of a needs document that is sent to the coach. The server refuses a message with more. */
export const coachNeeds = ({ uuid, goals }: Needs): CoachNeeds => ({
  uuid,
  goals: goals
    .filter(({ text }) => text.trim() !== '')
    .slice(0, COACH_MAX_GOALS)
    .map(({ layer, text }) => ({ layer, text: text.slice(0, COACH_GOAL_MAX_LENGTH) })),
})
