/** Values by the path of a field of a log entry. A list stands for "one of", null for "has the field". */
type Condition = Readonly<Record<string, string | number | readonly string[] | null>>
/** When an operator is called. */
export interface Alert {
  /** Also the heading of its runbook in docs/operations.md. */
  readonly id: string
  readonly title: string
  /** An entry counts if it meets all parts of one of these. */
  readonly any: readonly Condition[]
  /** Path of the field whose values are counted separately. */
  readonly per: string | null
  readonly minutes: number
  /** The alert fires above this number of entries within the minutes; "none" fires if there is no entry. */
  readonly above: number | 'none'
}
/** All alerts. The numbers are first guesses for a small number of members. */
export declare const ALERTS: readonly Alert[]
