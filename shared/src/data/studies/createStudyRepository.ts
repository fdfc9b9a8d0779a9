import { StudioError, type StudioErrorCode } from '@outcome-studio/shared/domain'
import type { Connection } from '../connection/Connection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { copyStoredStudy } from './copyStoredStudy.ts'
import { explainRefusal } from './explainRefusal.ts'
import { loadStudy } from './loadStudy.ts'
import { removeStudy } from './removeStudy.ts'
import { renameStudy } from './renameStudy.ts'
import { restoreStudy } from './restoreStudy.ts'
import type { StudyRepository } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { saveStudy } from './saveStudy.ts'
import { createUnansweredSaves } from './UnansweredSaves.ts'
import { watchStudy } from './watchStudy.ts'
import { watchStudyList } from './watchStudyList.ts'

interface Dependencies {
  readonly connection: Pick<Connection, 'source'>
  readonly now: () => Date
  readonly newUuid: () => string
}

const LOADING = 'cen/doc-loading-error'

/** Lazy, because few members view versions. */
const readingVersions = () => import('./versions/readVersions.ts')

/** The studies of the member who is signed in on the connection. */
export function createStudyRepository({ connection, now, newUuid }: Dependencies): StudyRepository {
  const { source } = connection
  const unanswered = createUnansweredSaves()

  async function inStore<Result>(
    work: (store: StudyStore) => Promise<Result>,
    otherwise: StudioErrorCode = 'cen/internal-error',
  ): Promise<Result> {
    try {
      const member = await source.member()
      await source.renewToken()
      return await work({ documents: await source.documents(), member, now, newUuid })
    } catch (cause) {
      // After the session has ended, the database refuses what would be permitted.
      const hasEnded = await source.isSignedOut().catch(() => false)
      if (hasEnded) throw new StudioError('cen/sign-in-required', { cause })
      throw toStudioError(await explainRefusal(cause, source), otherwise)
    }
  }

  return {
    watchList: (onStudies, onError) =>
      listenWhenReady(
        async () => {
          const member = await source.member()
          return watchStudyList(await source.documents(), member, onStudies, onError)
        },
        (cause) => onError(toStudioError(cause, 'cen/doc-loading-error')),
      ),
    watch: (docName, onHeader) =>
      listenWhenReady(
        async () => {
          const member = await source.member()
          return watchStudy(await source.documents(), member, docName, onHeader)
        },
        () => {},
      ),
    load: (docName) => inStore((store) => loadStudy(store, docName), LOADING),
    save: (command) => inStore((store) => saveStudy(store, command, unanswered)),
    rename: (from, to, uuid) => inStore((store) => renameStudy(store, from, to, uuid)),
    copy: (from, to) => inStore((store) => copyStoredStudy(store, from, to)),
    remove: (docName, uuid) => inStore((store) => removeStudy(store, docName, uuid)),
    versions: (uuid, before, count) =>
      inStore(async (store) => (await readingVersions()).readVersions(store, uuid, before, count), LOADING),
    version: (uuid, revision) =>
      inStore(async (store) => (await readingVersions()).readVersion(store, uuid, revision), LOADING),
    forgetRemoved: () =>
      inStore(async (store) => (await import('./versions/forgetRemoved.ts')).forgetRemoved(store)),
    restore: (removed, docName) => inStore((store) => restoreStudy(store, removed, docName)),
  }
}
