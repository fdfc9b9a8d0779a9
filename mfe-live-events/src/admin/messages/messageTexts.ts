import { counted } from '@outcome-studio/shared/domain/base'
import type {
  EventMessage,
  LiveEvent,
  MessageAudience,
  MessageProblem,
  SentMessage,
} from '@outcome-studio/shared/domain/events'

export const AUDIENCE_LABELS: Readonly<Record<MessageAudience, string>> = {
  all: 'All who are registered',
  waiting: 'All who wait for approval or a place',
  attended: 'All who came',
  absent: 'All who did not come',
}

export const PROBLEM_TEXTS: Readonly<Record<MessageProblem, string>> = {
  noSubject: 'Write a subject.',
  noText: 'Write a text.',
  noRecording: 'The event has no recording yet. Store it under “Edit details” first.',
  noAudience: 'The event has changed. Choose again to whom you write.',
}

/** A message to begin with. */
export const EMPTY_MESSAGE: EventMessage = { audience: 'all', subject: '', text: '', withRecording: false }

/** A text for those who registered for an event that is over, with its recording. */
export const followUpOf = ({
  topic,
}: Pick<LiveEvent, 'topic'>): Pick<EventMessage, 'subject' | 'text' | 'withRecording'> => ({
  subject: `The recording of “${topic || 'our live event'}”`.slice(0, 150),
  text: 'Thank you for registering for this live event.\n\nThe recording is now available. You can watch it as often as you like.',
  withRecording: true,
})

/** Who gets a message, for example "This goes to 12 members." */
export const describePeople = (people: number): string =>
  people === 0 ? 'Nobody would get this.' : `This goes to ${counted(people, 'member')}.`

/** Who is told of something that a manager is about to do. @param waiting how many of the people only wait */
export function describeTold(people: number, waiting: number): string {
  if (people === 0) return 'Nobody is registered or waits, so nobody is told.'
  const registered = people - waiting
  const of = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${counted(count, 'member')} ${count === 1 ? one : many}`]
  const groups = [
    ...of(registered, 'is registered', 'are registered'),
    ...of(waiting, 'waits for approval or a place', 'wait for approval or a place'),
  ]
  if (groups.length > 1) return `${groups.join(', and ')}. All of them get this email:`
  return `${groups.join('')} and ${people === 1 ? 'gets' : 'get'} this email:`
}

/** Who does not get a message although they belong to the audience; empty for nobody. */
export function describeLeftOut(strangers: number, unreachable: number): string {
  return [
    ...(strangers > 0
      ? [
          `${counted(strangers, 'person', 'people')} registered at Zoom directly and ${strangers === 1 ? 'does' : 'do'} not get it.`,
        ]
      : []),
    ...(unreachable > 0
      ? [
          `The mail server of ${counted(unreachable, 'member')} refuses the address, so it does not arrive there.`,
        ]
      : []),
  ].join(' ')
}

/** What became of a message, for example "2 of 3 delivered, 1 not delivered". */
export function describeDelivery({ state, people, delivered, failed }: SentMessage): string {
  if (state === 'preparing') return 'Being prepared'
  if (people === 0) return 'Nobody got it'
  const counts = `${delivered} of ${people} delivered`
  const problems = failed > 0 ? `, ${failed} not delivered` : ''
  return state === 'sending' ? `Being sent: ${counts}${problems}` : `${counts}${problems}`
}
