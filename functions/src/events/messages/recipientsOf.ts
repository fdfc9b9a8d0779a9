import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { isInAudience, type MessageAudience } from '@outcome-studio/shared/domain/events'

/** The people of an audience. */
export interface Recipients {
  /** Members, who get the mail. */
  readonly members: readonly Registrant[]
  /** Uids of the members. */
  readonly uids: readonly string[]
  /** Number of people who registered at Zoom directly: there is no account, and no consent to write to them. */
  readonly strangers: number
}

/** The people of an audience among those who registered. */
export function recipientsOf(registrants: readonly Registrant[], audience: MessageAudience): Recipients {
  const people = registrants.filter((each) => isInAudience(audience, each))
  const members = people.filter(({ member }) => member !== undefined)
  const uids = [...new Set(members.flatMap(({ member }) => member?.uid ?? []))]
  return { members, uids, strangers: people.length - members.length }
}
