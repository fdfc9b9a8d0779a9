import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import { createContext, useContext } from 'react'

/** The answers to the survey of a study, as far as they are loaded. */
export type LoadedAnswers =
  | { readonly status: 'loading'; readonly answers: null }
  | { readonly status: 'absent'; readonly answers: null }
  | { readonly status: 'failed'; readonly answers: null }
  | { readonly status: 'ready'; readonly answers: SurveyAnswers }

const ABSENT: LoadedAnswers = { status: 'absent', answers: null }

/** Loads the answers of a study. It is called as a hook. */
export type UseAnswers = (studyUuid: StudyUuid) => LoadedAnswers

/** Where the answers come from. By default no study has any. */
export const AnswersSource = createContext<UseAnswers>(() => ABSENT)

/** The answers to the survey of a study. They load when they are first used. */
export function useSurveyAnswers(studyUuid: StudyUuid): LoadedAnswers {
  const useAnswers = useContext(AnswersSource)
  return useAnswers(studyUuid)
}
