import { useSurveyAnswers } from '@outcome-studio/shared/data'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useReadable } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import type { PresentedSegments } from '../../domain/presentation/Slide.ts'
import { compareSegments } from '../../domain/segments/compareSegments.ts'
import { useEditor } from '../react/EditorContext.ts'

/**
 * The two groups of respondents to present. The answers of the survey are read only for a study that has segments, and
 * are pending until then, also after a failure.
 */
export function usePresentedSegments(study: Study): PresentedSegments {
  const hasSegments = study.segments !== undefined && study.segments.length > 0
  const { data: answers } = useSurveyAnswers(study.jtbd.uuid, hasSegments)
  const chosen = useReadable(useEditor().groups)
  return useMemo(() => {
    if (!hasSegments) return null
    if (answers === undefined) return 'pending'
    return answers && compareSegments(study, answers, chosen)
  }, [hasSegments, answers, study, chosen])
}
