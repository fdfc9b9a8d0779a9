import type { StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import { type RespondentPaths, respondentPaths } from '@outcome-studio/shared/domain/paths'
import { NO_SURVEY } from '@outcome-studio/shared/domain/respondents'
import type { RepositoryDependencies } from '../repository/createDocumentRepository.ts'
import type { DocumentStore } from '../repository/DocumentStore.ts'
import { inMemberStore } from '../repository/inMemberStore.ts'
import { loadAnswers, readHead } from './loadAnswers.ts'
import type { RespondentsRepository } from './RespondentsRepository.ts'
import { removeAnswers, replaceAnswers } from './replaceAnswers.ts'

/** The respondents of the studies of the member who is signed in on the connection. */
export function createRespondentsRepository({
  connection,
  now,
  newUuid,
}: RepositoryDependencies): RespondentsRepository {
  /** @param work is left out for a uuid that is no document id */
  const inStore = <Result, None>(
    studyUuid: string,
    none: None,
    work: (store: DocumentStore, paths: RespondentPaths) => Promise<Result>,
    otherwise: StudioErrorCode,
  ) =>
    inMemberStore<Result | None>(
      connection.source,
      async (store) => {
        const paths = respondentPaths(store.member, studyUuid)
        return paths === null ? none : work({ ...store, now, newUuid }, paths)
      },
      otherwise,
    )
  const loading = 'cen/doc-loading-error'
  return {
    head: (uuid) => inStore(uuid, NO_SURVEY, ({ documents }, paths) => readHead(documents, paths), loading),
    load: (uuid) => inStore(uuid, null, ({ documents }, paths) => loadAnswers(documents, paths), loading),
    replace: async (uuid, answers, options) => {
      try {
        const work = (store: DocumentStore, paths: RespondentPaths) =>
          replaceAnswers(store, paths, answers, options)
        const stored = await inStore(uuid, null, work, 'cen/internal-error')
        if (stored === null) throw new Error('The study has no uuid that answers can be stored under.')
        return stored
      } catch (cause) {
        options.signal.throwIfAborted()
        throw cause
      }
    },
    remove: (uuid) =>
      inStore(
        uuid,
        undefined,
        ({ documents }, paths) => removeAnswers(documents, paths),
        'cen/internal-error',
      ),
  }
}
