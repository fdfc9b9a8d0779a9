import { parseSavedVersion, type SavedVersion, type StudyUuid } from '@outcome-studio/shared/domain'
import { answerInTime } from '../../account/answerInTime.ts'
import type { StudyStore } from '../StudyStore.ts'
import { versionReferences } from './versionReferences.ts'

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
  const { sdk } = firestore
  const versions = versionReferences(firestore, member, uuid)
  if (!versions) return []
  const from = before === null ? [] : [sdk.where('revision', '<', before)]
  const query = sdk.query(versions.saves, ...from, sdk.orderBy('revision', 'desc'), sdk.limit(count))
  const { docs } = await inTime(sdk.getDocsFromServer(query))
  return docs.map((document) => parseSavedVersion(document.data())).filter((version) => version !== null)
}

/** One version; null where there is none of that revision, or none any more. */
export async function readVersion(
  { firestore, member }: StudyStore,
  uuid: StudyUuid,
  revision: number,
): Promise<SavedVersion | null> {
  const versions = versionReferences(firestore, member, uuid)
  if (!versions) return null
  return parseSavedVersion((await inTime(firestore.sdk.getDocFromServer(versions.save(revision)))).data())
}
