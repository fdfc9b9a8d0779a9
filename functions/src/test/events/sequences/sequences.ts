import * as fc from 'fast-check'

/** A fault of the next call to Zoom that changes or lists registrants, or of the next mail of anybody. */
const FAULTS = ['none', 'loseAnswer', 'halfPage', 'refused', 'unauthorized', 'killed', 'mailRefused'] as const
export type ModelFault = (typeof FAULTS)[number]

/** Most members of an event. */
const MOST_MEMBERS = 4

/** What happens to a member and an event. */
export type Step =
  /** The member asks to be registered, as in two tabs: a second request changes nothing. */
  | { readonly kind: 'register' | 'join' | 'cancel' | 'undo' }
  /** The member deletes what failed and asks again. */
  | { readonly kind: 'retry' }
  /** The host decides at Zoom. */
  | { readonly kind: 'approve' | 'deny' | 'remove' }
  /** A member who got a place from the waitlist declines it. */
  | { readonly kind: 'decline' }
  /** The event has one place more, begins an hour later, or does not take place. */
  | { readonly kind: 'enlarge' | 'move' | 'cancelEvent' }
  /** A community manager decides in the product, about the member or about everybody. */
  | { readonly kind: 'accept' | 'refuse' | 'acceptAll' }
  /** A community manager writes to those who are registered, or to those who wait. */
  | { readonly kind: 'write' | 'writeToWaiting' }
  /** A community manager takes the event off the list, or puts it there again. */
  | { readonly kind: 'unpublish' | 'publish' }
  /** The member deletes their account, and has a new one at once. */
  | { readonly kind: 'deleteAccount' }
  /** Time passes: registered members may cancel for good. */
  | { readonly kind: 'wait' }

export interface PlannedStep {
  readonly step: Step
  /** Index of the member to whom it happens, among those of the event. */
  readonly who: number
  /** How often the trigger is called for it; 0 if its call comes only at the end. */
  readonly triggers: number
  /** Whether the next step happens while the triggers still run. */
  readonly overlaps: boolean
  readonly fault: ModelFault
}

/** An event with its members. */
export interface ModelKey {
  readonly uids: readonly string[]
  readonly eventId: string
  readonly zoomId: string
}

export interface Sequence {
  readonly approval: 'automatic' | 'manual'
  /** Number of places; null for no limit. */
  readonly capacity: number | null
  readonly members: number
  /** For so long a member from the waitlist is asked to decline: with 0, that time is over at once. */
  readonly declineHours: number
  readonly steps: readonly PlannedStep[]
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.constant({ kind: 'register' } as const) },
  { weight: 16, arbitrary: fc.constant({ kind: 'join' } as const) },
  { weight: 16, arbitrary: fc.constant({ kind: 'cancel' } as const) },
  { weight: 8, arbitrary: fc.constant({ kind: 'undo' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'retry' } as const) },
  { weight: 8, arbitrary: fc.constant({ kind: 'approve' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'deny' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'remove' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'wait' } as const) },
  { weight: 8, arbitrary: fc.constant({ kind: 'decline' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'enlarge' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'move' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancelEvent' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'deleteAccount' } as const) },
  { weight: 4, arbitrary: fc.constantFrom({ kind: 'accept' }, { kind: 'acceptAll' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'refuse' } as const) },
  { weight: 4, arbitrary: fc.constantFrom({ kind: 'write' }, { kind: 'writeToWaiting' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'unpublish' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'publish' } as const) },
)

/** Everything that happens to the members of an event, in any order. */
export const sequences: fc.Arbitrary<Sequence> = fc.record({
  approval: fc.constantFrom('automatic', 'manual'),
  capacity: fc.constantFrom(null, 1, 1, 2),
  members: fc.integer({ min: 2, max: MOST_MEMBERS }),
  declineHours: fc.constantFrom(24, 0),
  steps: fc.array(
    fc.record({
      step,
      who: fc.nat({ max: MOST_MEMBERS - 1 }),
      triggers: fc.integer({ min: 0, max: 3 }),
      overlaps: fc.boolean(),
      fault: fc.oneof(
        { weight: 3, arbitrary: fc.constant('none' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...FAULTS) },
      ),
    }),
    { minLength: 4, maxLength: 16 },
  ),
})
