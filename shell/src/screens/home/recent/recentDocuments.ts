import { needsAddress, studyAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import type { StudyCounts, StudyHeader } from '@outcome-studio/shared/domain/study'

/** How far the work on a study is. */
export interface Progress {
  /** For example "7 of 23 rated". */
  readonly rated: string
  /** The rated share of the outcome statements, from 0 to 1. */
  readonly share: number
  /** What the checker left to fix, for example "8 to fix". */
  readonly checked: string
  /** Errors and warnings; null if the study was not checked. */
  readonly open: number | null
}

/** A document that a member can continue. */
export interface RecentDocument {
  readonly uuid: string
  readonly docName: string
  readonly kind: 'study' | 'needs'
  readonly to: string
  /** What it contains, for example "3 job steps", each fact on its own. */
  readonly facts: readonly string[]
  /** How far it is; null for a document without outcome statements. */
  readonly progress: Progress | null
  /** The stored revision of a study with ratings; null for any other document. */
  readonly ratedRevision: number | null
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

function fromStudy({ uuid, docName, counts, updatedAt, revision }: StudyHeader): RecentDocument {
  const facts = [counted(counts.jobSteps, 'job step'), counted(counts.outcomeStatements, 'outcome statement')]
  const progress = counts.outcomeStatements === 0 ? null : describeProgress(counts)
  const to = studyAddress(docName)
  const ratedRevision = counts.rated === undefined ? null : revision
  return { uuid, docName, kind: 'study', to, facts, progress, ratedRevision, updatedAt }
}

function fromNeeds({ uuid, docName, counts, updatedAt }: NeedsHeader): RecentDocument {
  const facts = [counted(counts.goals, 'goal'), counted(counts.gaps, 'ranked gap')]
  const to = needsAddress(docName)
  return { uuid, docName, kind: 'needs', to, facts, progress: null, ratedRevision: null, updatedAt }
}

/** A study without ratings has no number of them. Hints are questions, so they are not counted. */
function describeProgress({ rated = 0, outcomeStatements, errors, warnings }: StudyCounts): Progress {
  const open = errors === undefined || warnings === undefined ? null : errors + warnings
  return {
    rated: `${rated} of ${outcomeStatements} rated`,
    share: rated / outcomeStatements,
    checked: open === null ? 'Not checked' : `${open || 'Nothing'} to fix`,
    open,
  }
}
