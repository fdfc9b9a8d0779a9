import type { MetricKind, StatementDraft } from '../../domain/writing/composeStatement.ts'

interface WizardStep {
  readonly part: keyof StatementDraft
  readonly question: string
  readonly hint: string
}

/** One question for each part of an outcome statement, in its order. */
export const WIZARD_STEPS: readonly WizardStep[] = [
  {
    part: 'direction',
    question: 'Should there be less or more of it?',
    hint: 'People usually want less of something: less time, fewer errors, a lower chance that it goes wrong.',
  },
  {
    part: 'metric',
    question: 'What would you measure?',
    hint: 'Choose what tells whether the step went well. No solution and no feeling: both are no measure.',
  },
  {
    part: 'object',
    question: 'Of what exactly?',
    hint: 'Say it as people who do the job would, without naming a product.',
  },
  {
    part: 'context',
    question: 'Under which circumstances?',
    hint: 'Only if it matters under them alone. You can leave this empty.',
  },
]

export const DIRECTIONS = [
  { value: 'Minimize', label: 'Less of it (Minimize)' },
  { value: 'Increase', label: 'More of it (Increase)' },
] as const satisfies readonly { readonly value: StatementDraft['direction']; readonly label: string }[]

interface MetricWords {
  readonly label: string
  /** Label of the field for the object. */
  readonly object: string
  readonly example: string
}

export const METRIC_WORDS: Readonly<Record<MetricKind, MetricWords>> = {
  time: { label: 'The time something takes', object: 'The time it takes to …', example: 'find a free seat' },
  likelihood: {
    label: 'How likely something is to happen',
    object: 'The likelihood that …',
    example: 'a connection is missed',
  },
  number: { label: 'How many there are', object: 'The number of …', example: 'transfers that a trip needs' },
  amount: { label: 'How much there is', object: 'The amount of …', example: 'luggage that must be carried' },
  cost: { label: 'What it costs', object: 'The cost of …', example: 'changing a ticket' },
}
