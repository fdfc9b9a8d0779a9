import { counted } from '@outcome-studio/shared/domain/base'
import type { RegistrationDecision } from '@outcome-studio/shared/domain/events'
import type { EventRegistrant } from '../../../domain/registrants/EventRegistrant.ts'

type Named = Pick<EventRegistrant, 'name' | 'email'>

const VERBS = { approve: 'approved', deny: 'denied' } as const
/** People whom a message names before it counts the rest. */
const NAMED = 3

/** "Ida", or the address of somebody without a name. */
export const nameOf = ({ name, email }: Named): string => name || email

/** "Ida" or "3 people" */
export function peopleOf(people: readonly Named[]): string {
  const [first] = people
  return first !== undefined && people.length === 1
    ? nameOf(first)
    : counted(people.length, 'person', 'people')
}

/** Describes a decision that succeeded for everybody, for example "Ida was approved." */
export const describeDecision = (decision: RegistrationDecision, people: readonly Named[]): string =>
  `${peopleOf(people)} ${people.length === 1 ? 'was' : 'were'} ${VERBS[decision]}.`

/** Describes a decision that was not carried out for anybody. */
export const describeNobody = (decision: RegistrationDecision, people: readonly Named[]): string =>
  `${peopleOf(people)} ${people.length === 1 ? 'was' : 'were'} not ${VERBS[decision]}.`

/** Somebody about whom a decision was not carried out. */
export interface Undecided {
  readonly person: Named
  /** A sentence for a tools admin. */
  readonly problem: string
}

/**
 * Describes for whom a decision was not carried out, and why.
 * @param of about how many people it was
 */
export function describeUndecided(
  decision: RegistrationDecision,
  failed: readonly Undecided[],
  of: number,
): string {
  const [first] = failed
  if (of === 1 && first !== undefined) {
    return `${nameOf(first.person)} was not ${VERBS[decision]}. ${first.problem}`
  }
  const named = failed.slice(0, NAMED).map(({ person, problem }) => `${nameOf(person)}: ${problem}`)
  const more = failed.length > NAMED ? [`And ${failed.length - NAMED} more.`] : []
  return [`${failed.length} of ${of} people were not ${VERBS[decision]}.`, ...named, ...more].join(' ')
}
