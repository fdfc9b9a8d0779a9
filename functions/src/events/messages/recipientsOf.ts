import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { isInAudience, type MessageAudience } from '@outcome-studio/shared/domain/events'

/** The people of an audience. */
export interface Recipients {
  /** Members, who get the mail. */
  readonly members: readonly Registrant[]
  /** Uids of the members. */
  readonly uids: readonly string[]
  /** Number of members among them who are not registered yet. */
  readonly waiting: number
  /** Number of people who registered at Zoom directly: there is no account, and no consent to write to them. */
  readonly strangers: number
}

/** Those who are told of a change of the event: everybody who is registered, or waits. */
export const EXPECTING: readonly MessageAudience[] = ['all', 'waiting']

/** The people of audiences among those who registered. */
export function recipientsOf(
  registrants: readonly Registrant[],
  audiences: readonly MessageAudience[],
): Recipients {
  const people = registrants.filter((each) => audiences.some((audience) => isInAudience(audience, each)))
  const members = people.filter(({ member }) => member !== undefined)
  const uids = uidsOf(members)
  const waiting = uidsOf(members.filter((each) => isInAudience('waiting', each))).length
  return { members, uids, waiting, strangers: people.length - members.length }
}

const uidsOf = (members: readonly Registrant[]): readonly string[] => [
  ...new Set(members.flatMap(({ member }) => member?.uid ?? [])),
]
