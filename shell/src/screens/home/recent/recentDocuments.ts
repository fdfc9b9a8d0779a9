import { needsAddress, studyAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import type { StudyCounts, StudyHeader, StudyHealth } from '@outcome-studio/shared/domain/study'

/** A document that a member can continue. */
export interface RecentDocument {
  readonly uuid: string
  readonly docName: string
  readonly kind: 'study' | 'needs'
  readonly to: string
  /** What it contains, for example "3 job steps", each fact on its own. */
  readonly facts: readonly string[]
  /** How many of its outcome statements are rated; null if that is not known, or if it has none. */
  readonly rated: { readonly count: number; readonly of: number } | null
  /** ISO 8601; empty if it is not known. */
  readonly updatedAt: string
}

/** How many documents home shows. */
const RECENT_COUNT = 3

/** The documents that were saved last, of both kinds. The paths are those of the features. */
export function recentDocuments(
  studies: readonly StudyHeader[],
  needs: readonly NeedsHeader[],
): readonly RecentDocument[] {
  return [...studies.map(fromStudy), ...needs.map(fromNeeds)]
    .sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1))
    .slice(0, RECENT_COUNT)
}

function fromStudy({ uuid, docName, counts, updatedAt }: StudyHeader): RecentDocument {
  const facts = [
    counted(counts.jobSteps, 'job step'),
    counted(counts.outcomeStatements, 'outcome statement'),
    ...describeRemarks(counts),
  ]
  const { rated, outcomeStatements } = counts
  const progress =
    rated === undefined || outcomeStatements === 0 ? null : { count: rated, of: outcomeStatements }
  const to = studyAddress(docName)
  return { uuid, docName, kind: 'study', to, facts, rated: progress, updatedAt }
}

function fromNeeds({ uuid, docName, counts, updatedAt }: NeedsHeader): RecentDocument {
  const facts = [counted(counts.goals, 'goal'), counted(counts.gaps, 'rated gap')]
  const to = needsAddress(docName)
  return { uuid, docName, kind: 'needs', to, facts, rated: null, updatedAt }
}

/** Nothing for a study that was never checked. Hints are questions, so they are not counted. */
function describeRemarks({ errors, warnings }: Partial<StudyHealth> & StudyCounts): readonly string[] {
  if (errors === undefined || warnings === undefined) return []
  if (errors + warnings === 0) return ['no errors']
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
}
