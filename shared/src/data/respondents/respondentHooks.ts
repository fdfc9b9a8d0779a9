import { createLazy } from '@outcome-studio/shared/domain/base'
import type { StoredSurvey, SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { toStudioError } from '../errors/toStudioError.ts'
import { createCurrentRepository } from '../repository/createCurrentRepository.ts'
import { useUid } from '../signIn/useUid.ts'
import type { ImportOptions, RespondentsRepository } from './RespondentsRepository.ts'

const current = createCurrentRepository<RespondentsRepository>((dependencies) =>
  lazyRespondents(async () =>
    (
      await import(/* webpackChunkName: 'respondents' */ './createRespondentsRepository.ts')
    ).createRespondentsRepository(dependencies),
  ),
)

/** The respondents of the studies of the member who is signed in on this page. */
export const currentRespondents = (): RespondentsRepository => current.get()

/** A repository whose code is loaded when it is first used: opening a study does not need it. */
function lazyRespondents(open: () => Promise<RespondentsRepository>): RespondentsRepository {
  const lazy = createLazy(open)
  const respondents = async (): Promise<RespondentsRepository> => {
    try {
      return await lazy.load()
    } catch (cause) {
      throw toStudioError(cause, 'cen/internal-error')
    }
  }
  return {
    summary: async (uuid) => (await respondents()).summary(uuid),
    load: async (uuid) => (await respondents()).load(uuid),
    replace: async (uuid, answers, options) => (await respondents()).replace(uuid, answers, options),
    remove: async (uuid) => (await respondents()).remove(uuid),
  }
}

const ALL = 'respondents'
const keyOf = (uid: string | null | undefined, studyUuid: string, part: 'summary' | 'answers') =>
  [ALL, uid, studyUuid, part] as const

const OPTIONS = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchOnWindowFocus: false,
  retry: false,
} as const

/** What is stored about the respondents of a study; null if there is nothing. One small document is read. */
export function useRespondents(studyUuid: string): UseQueryResult<StoredSurvey | null> {
  const uid = useUid()
  return useQuery({
    ...OPTIONS,
    queryKey: keyOf(uid, studyUuid, 'summary'),
    queryFn: () => (uid === null ? null : currentRespondents().summary(studyUuid)),
    enabled: uid !== undefined,
  })
}

/**
 * The answers of the respondents of a study; null if there are none. They are read when a component first uses this,
 * and not with the study.
 */
export function useSurveyAnswers(studyUuid: string, isEnabled = true): UseQueryResult<SurveyAnswers | null> {
  const uid = useUid()
  return useQuery({
    ...OPTIONS,
    queryKey: keyOf(uid, studyUuid, 'answers'),
    queryFn: () => (uid === null ? null : currentRespondents().load(studyUuid)),
    enabled: uid !== undefined && isEnabled,
    // The answers are several megabytes, which are not compared with the former ones.
    structuralSharing: false,
  })
}

/** Changes of the answers of a study's respondents. Components show them afterwards. */
export function useRespondentChanges(studyUuid: string): {
  /** @throws as RespondentsRepository.replace */
  readonly replace: (answers: SurveyAnswers, options: ImportOptions) => Promise<StoredSurvey>
  readonly remove: () => Promise<void>
} {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: [ALL] })
  return {
    replace: async (answers, options) => {
      const stored = await currentRespondents().replace(studyUuid, answers, options)
      refresh()
      return stored
    },
    remove: async () => {
      await currentRespondents().remove(studyUuid)
      refresh()
    },
  }
}
