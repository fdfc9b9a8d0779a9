import {
  documentsPath,
  type MemberKey,
  STUDY_PLACE,
  StudioError,
  type StudyHeader,
  studyHeaderSchema,
} from '@outcome-studio/shared/domain'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import type { FirestoreConnection } from '../connection/Connection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { awaitServer } from '../queries/awaitServer.ts'
import { storedHeader } from './storedHeader.ts'
import { storedUuid } from './storedUuid.ts'

/** Listens to the headers of a member's studies; returns the release. */
export function watchStudyList(
  { sdk, db }: FirestoreConnection,
  member: MemberKey,
  onStudies: (studies: readonly StudyHeader[]) => void,
  onError: (error: Error) => void,
): () => void {
  const wait = awaitServer(() => onError(new StudioError('cen/offline')))
  const stop = sdk.onSnapshot(
    sdk.collection(db, documentsPath(STUDY_PLACE, member)),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.metadata.fromCache) wait.heard()
      // The cache answers "none" for what was never read.
      else if (snapshot.empty) return wait.emptyCache()
      onStudies(snapshot.docs.map(readListed).sort(newestFirst))
    },
    (cause) => {
      wait.release()
      onError(toStudioError(cause, 'cen/doc-loading-error'))
    },
  )
  return () => {
    wait.release()
    stop()
  }
}

/** Damaged headers are listed too, so that the member can see and delete the study. */
function readListed(snapshot: QueryDocumentSnapshot): StudyHeader {
  const parsed = studyHeaderSchema.safeParse(storedHeader(snapshot))
  if (parsed.success) return parsed.data
  return {
    docName: snapshot.id,
    uuid: storedUuid(snapshot),
    createdAt: '',
    updatedAt: '',
    revision: 0,
    schemaVersion: 0,
    counts: { jobSteps: 0, outcomeStatements: 0 },
  }
}

function newestFirst(left: StudyHeader, right: StudyHeader): number {
  if (left.updatedAt === right.updatedAt) return left.docName < right.docName ? -1 : 1
  return left.updatedAt < right.updatedAt ? 1 : -1
}
