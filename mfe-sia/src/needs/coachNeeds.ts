import type { CoachNeeds, Needs } from '@outcome-studio/shared/domain'

/** What the coach reads of a needs document. */
export const coachNeeds = ({ uuid, goals }: Needs): CoachNeeds => ({
  uuid,
  goals: goals.filter(({ text }) => text.trim() !== '').map(({ layer, text }) => ({ layer, text })),
})
