/** One measurement. With a base, what is judged is the value divided by the base of the same run. */
export interface Sample {
  readonly value: number
  readonly base?: number
}

/** A row of the table. */
export interface Goal<Result> {
  /** Identifies the row, also among the numbers of the last release. */
  readonly what: string
  readonly goal: number
  readonly is: 'at most' | 'at least'
  /** Of the value. A ratio has none. */
  readonly unit: '' | 'kB' | 'MB' | 'ms' | 's'
  /** Whether it is the same on a busy machine. */
  readonly isCount: boolean
  /** Reads the sample of one run; null if that run has none. */
  readonly read: (result: Result) => Sample | null
}

/** A goal with what the runs have measured. */
export interface MeasuredGoal extends Omit<Goal<never>, 'read'> {
  readonly samples: readonly Sample[]
}

/** The number that a goal is about. */
export const judgedOf = ({ value, base }: Sample): number => (base === undefined ? value : value / base)
