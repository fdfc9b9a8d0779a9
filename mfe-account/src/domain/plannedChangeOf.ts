import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import { isInFuture, type Member } from '@outcome-studio/shared/domain/member'

/** The planned change of plan that is still to come. The record follows a change that was made a moment later. */
export const plannedChangeOf = (
  { planChangeRequest }: Pick<Member, 'planChangeRequest'>,
  now: Date,
): Member['planChangeRequest'] =>
  planChangeRequest && isInFuture(planChangeRequest.requestExpiresAt, now) ? planChangeRequest : undefined

/** Seats of a planned group plan. A record without the number has the fewest. */
export const seatsOfChange = ({
  seats = MIN_GROUP_SEATS,
}: NonNullable<Member['planChangeRequest']>): number => seats
