import {
  parseSavedVersion,
  type SavedVersion,
  STUDY_PLACE,
  type StudyUuid,
  versionPaths,
} from '@outcome-studio/shared/domain'
import type { StudyStore } from '../StudyStore.ts'

/**
 * A study's versions, the latest first. What cannot be read as one is left out.
 * @param before only those of a lower revision; null for the latest
 * @throws ServiceError deadline-exceeded, and what the database refuses with
 */
export async function readVersions(
  { documents, member }: StudyStore,
  uuid: StudyUuid,
  before: number | null,
  count: number,
): Promise<readonly SavedVersion[]> {
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return []
  const query = { field: 'revision', below: before, order: 'latest', limit: count } as const
  const stored = await documents.list(paths.saves, query)
  return stored.map(({ fields }) => parseSavedVersion(fields)).filter((version) => version !== null)
}

/** One version; null where there is none of that revision, or none any more. */
export async function readVersion(
  { documents, member }: StudyStore,
  uuid: StudyUuid,
  revision: number,
): Promise<SavedVersion | null> {
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return null
  return parseSavedVersion(await documents.get(paths.save(revision)))
}
