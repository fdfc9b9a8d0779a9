import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { opportunityBand, opportunityScore, type RatingParts } from '@outcome-studio/shared/domain/study'
import { type GroupRatings, type Members, type RatingsWithRest, rateOutcomes } from './rateOutcomes.ts'

const NONE: RatingParts = { importance: null, satisfaction: null }

/** The outcomes of a study with the ratings of a group instead of the study's own. */
export const needsOfGroup = (
  needs: readonly Need[],
  answers: SurveyAnswers,
  members: Members,
): readonly Need[] => needsWith(needs, rateOutcomes(answers, members))

/** The outcomes of a study with the ratings of a group, and with those of all other respondents. */
export const needsWithRest = (needs: readonly Need[], { own, rest }: RatingsWithRest) => ({
  needs: needsWith(needs, own),
  rest: needsWith(needs, rest),
})

function needsWith(needs: readonly Need[], ratings: GroupRatings): readonly Need[] {
  return needs.map((need) => {
    const parts = ratings.get(need.statementId) ?? NONE
    const { importance, satisfaction } = parts
    const rating = importance === null || satisfaction === null ? null : { importance, satisfaction }
    return {
      ...need,
      parts,
      rating,
      score: rating && opportunityScore(rating),
      band: rating && opportunityBand(rating),
    }
  })
}
