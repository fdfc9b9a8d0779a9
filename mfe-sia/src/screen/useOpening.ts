import { type CoachTurn, openCoach, type Study } from '@outcome-studio/shared/domain'

/** The coach's first message, which is not stored. */
export const openingTurn = (study: Study): CoachTurn => openCoach({ study, needs: null, isFirst: true })
