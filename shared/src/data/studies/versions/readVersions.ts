import {
  parseSavedVersion,
  type SavedVersion,
  STUDY_PLACE,
  type StudyUuid,
  versionPaths,
} from '@outcome-studio/shared/domain'
import type { StudyStore } from '../StudyStore.ts'

/**
 * A study's versions, the latest first. Malformed ones are left out.
 * @param before only those of a lower revision; null for the latest
 * @throws ServiceError deadline-exceeded, and the database's refusals
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

/** One version; null if that revision has none, or no longer has one. */
export async function readVersion(
  { documents, member }: StudyStore,
  uuid: StudyUuid,
  revision: number,
): Promise<SavedVersion | null> {
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return null
  return parseSavedVersion(await documents.get(paths.save(revision)))
}
