import {
  parseSavedVersion,
  type SavedVersion,
  STUDY_PLACE,
  type StudyUuid,
  versionPaths,
} from '@outcome-studio/shared/domain'
import { answerInTime } from '../../connection/answerInTime.ts'
import type { StudyStore } from '../StudyStore.ts'

/** Milliseconds; each version may have 1 MiB. */
const DEADLINE = 30_000

const inTime = <Answer>(answer: Promise<Answer>) =>
  answerInTime(answer, DEADLINE, new AbortController().signal)

/**
 * A study's versions, the latest first. What cannot be read as one is left out.
 * @param before only those of a lower revision; null for the latest
 * @throws ServiceError deadline-exceeded, and what the database refuses with
 */
export async function readVersions(
  { firestore, member }: StudyStore,
  uuid: StudyUuid,
  before: number | null,
  count: number,
): Promise<readonly SavedVersion[]> {
  const { sdk, db } = firestore
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return []
  const from = before === null ? [] : [sdk.where('revision', '<', before)]
  const query = sdk.query(
    sdk.collection(db, paths.saves),
    ...from,
    sdk.orderBy('revision', 'desc'),
    sdk.limit(count),
  )
  const { docs } = await inTime(sdk.getDocsFromServer(query))
  return docs.map((document) => parseSavedVersion(document.data())).filter((version) => version !== null)
}

/** One version; null where there is none of that revision, or none any more. */
export async function readVersion(
  { firestore: { sdk, db }, member }: StudyStore,
  uuid: StudyUuid,
  revision: number,
): Promise<SavedVersion | null> {
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return null
  const stored = await inTime(sdk.getDocFromServer(sdk.doc(db, paths.save(revision))))
  return parseSavedVersion(stored.data())
}
