import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'

/** How members name a question to which they want to return, in the order in which it is looked for. */
const NAMED: readonly (readonly [RegExp, CoachQuestion])[] = [
  [
    /\b(?:executors?|who (?:does|do|did|is|are|gets?|will|would)\b|(?:the )?(?:people|group|who) (?:bit|part|question|one|thing)|whose job|(?:about|to|at|with|change|redo) (?:the )?(?:people|group)|(?:the |very )(?:start|beginning|first (?:one|question|thing|bit|answer)))\b/i,
    { kind: 'executor' },
  ],
  [
    /\b(?:(?:to|at|about|change|redo|redo the|the) (?:the |our |my )?job|what (?:they|we|i) (?:get|are|want|try|do)\b)/i,
    { kind: 'job' },
  ],
  [/\b(?:to|at|about) (?:the |our |my )?steps?\b/i, { kind: 'steps', about: 'execute' }],
]

/** The question that a request to go back names; null if it names none. Takes time linear in the message's length. */
export const placeNamed = (message: string): CoachQuestion | null =>
  NAMED.find(([pattern]) => pattern.test(message))?.[1] ?? null
