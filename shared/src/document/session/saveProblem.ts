import { describeError } from '@outcome-studio/shared/domain/errors'
import type { SaveProblem } from './SaveState.ts'

/** Classifies a failure of saving or renaming by what the member can do about it. */
export function saveProblem(cause: unknown): SaveProblem {
  const described = describeError(cause)
  switch (described.code) {
    case 'cen/doc-changed':
      return { kind: 'conflict', cause }
    case 'cen/doc-not-found':
      return { kind: 'gone', cause }
    case 'cen/doc-already-exists':
    case 'cen/doc-id-empty':
    case 'cen/doc-id-too-long':
    case 'cen/doc-id-contains-slash':
    case 'cen/doc-id-contains-periods':
    case 'cen/doc-id-contains-double-underscores':
    case 'cen/doc-id-contains-control-characters':
      return { kind: 'name', message: described.message, cause }
    default:
      return { kind: 'failed', error: described, cause }
  }
}
