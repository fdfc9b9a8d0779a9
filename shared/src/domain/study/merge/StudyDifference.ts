import type { Difference, Merge } from '../../merge/Difference.ts'
import type { Study } from '../Study.ts'

export type { Side } from '../../merge/Difference.ts'

/** A difference between two versions of a study, as text for the member. */
export type StudyDifference = Difference

export type StudyMerge = Merge<Study>
