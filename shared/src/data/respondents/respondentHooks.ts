import { createLazy } from '@outcome-studio/shared/domain/base'
import {
  NO_SURVEY,
  type StoredSurvey,
  type SurveyAnswers,
  type SurveyHead,
} from '@outcome-studio/shared/domain/respondents'
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
    head: async (uuid) => (await respondents()).head(uuid),
    load: async (uuid) => (await respondents()).load(uuid),
    replace: async (uuid, answers, options) => (await respondents()).replace(uuid, answers, options),
    remove: async (uuid) => (await respondents()).remove(uuid),
  }
}

const keyOf = (uid: string | null | undefined, studyUuid: string, ...parts: readonly string[]) =>
  ['respondents', uid, studyUuid, ...parts] as const

const OPTIONS = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchOnWindowFocus: false,
  retry: false,
} as const

const headQuery = (uid: string | null | undefined, studyUuid: string) => ({
  ...OPTIONS,
  queryKey: keyOf(uid, studyUuid, 'head'),
  queryFn: () => (typeof uid === 'string' ? currentRespondents().head(studyUuid) : NO_SURVEY),
})

/** @param version id of the stored survey whose answers these are */
const answersQuery = (uid: string | null | undefined, studyUuid: string, version: string) => ({
  ...OPTIONS,
  queryKey: keyOf(uid, studyUuid, 'answers', version),
  queryFn: () =>
    typeof uid !== 'string' || version === NO_VERSION ? null : currentRespondents().load(studyUuid),
  // The answers are not compared with the former ones.
  structuralSharing: false,
})

const NO_VERSION = 'none'

function useHead<Selected>(
  studyUuid: string,
  select: (head: SurveyHead) => Selected,
): UseQueryResult<Selected> {
  const uid = useUid()
  return useQuery({ ...headQuery(uid, studyUuid), enabled: uid !== undefined, select })
}

const currentOf = ({ current: stored }: SurveyHead): StoredSurvey | null => stored
const isUnfinished = ({ pending }: SurveyHead): boolean => pending !== null

/** What is stored about the respondents of a study; null if there is nothing. One small document is read. */
export const useRespondents = (studyUuid: string): UseQueryResult<StoredSurvey | null> =>
  useHead(studyUuid, currentOf)

/** Whether an import is not finished: its page was closed, or it runs in another tab. */
export const useUnfinishedImport = (studyUuid: string): boolean =>
  useHead(studyUuid, isUnfinished).data ?? false

/**
 * The answers of the respondents of a study; null if there are none. They are read when a component first uses this,
 * and not with the study. Until another import replaces them they are not read again, because they have several
 * megabytes.
 */
export function useSurveyAnswers(studyUuid: string, isEnabled = true): UseQueryResult<SurveyAnswers | null> {
  const uid = useUid()
  const { data: stored, isPending } = useRespondents(studyUuid)
  const version = stored === undefined ? 'unknown' : (stored?.id ?? NO_VERSION)
  return useQuery({
    ...answersQuery(uid, studyUuid, version),
    // Without the head the answers are asked for as well, which says what is wrong.
    enabled: uid !== undefined && isEnabled && !isPending,
    staleTime: stored === undefined ? 0 : Number.POSITIVE_INFINITY,
  })
}

/** Returns a function that reads the answers of a study's respondents, unless they were read before. */
export function useReadSurveyAnswers(): (studyUuid: string) => Promise<SurveyAnswers | null> {
  const uid = useUid()
  const client = useQueryClient()
  return async (studyUuid) => {
    const { current: stored } = await client.fetchQuery(headQuery(uid, studyUuid))
    const version = stored?.id ?? NO_VERSION
    return client.fetchQuery({
      ...answersQuery(uid, studyUuid, version),
      staleTime: Number.POSITIVE_INFINITY,
    })
  }
}

/** Changes of the answers of a study's respondents. Components show them afterwards. */
export function useRespondentChanges(studyUuid: string): {
  /** @throws as RespondentsRepository.replace */
  readonly replace: (answers: SurveyAnswers, options: ImportOptions) => Promise<StoredSurvey>
  readonly remove: () => Promise<void>
} {
  const uid = useUid()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(uid, studyUuid, 'head') })
  return {
    replace: async (answers, options) => {
      try {
        return await currentRespondents().replace(studyUuid, answers, options)
      } finally {
        refresh()
      }
    },
    remove: async () => {
      await currentRespondents().remove(studyUuid)
      refresh()
    },
  }
}
