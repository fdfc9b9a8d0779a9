import { useReadSurveyAnswers } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'
import type { ExportedSurvey } from './writeSlides.ts'

/**
 * Returns a function that reads the survey of a study with segments; null without segments or respondents. A failure is
 * reported, and the file is then written without segments.
 */
export function useExportedSurvey(): (onTryAgain: () => void) => Promise<ExportedSurvey | null> {
  const host = useHost()
  const { session, groups } = useEditor()
  const readAnswers = useReadSurveyAnswers()
  return async (onTryAgain) => {
    const { jtbd, segments } = session.content
    if (segments === undefined || segments.length === 0) return null
    host.toast('Reading the answers of the survey…', { kind: 'info' })
    try {
      const answers = await readAnswers(jtbd.uuid)
      return answers && { answers, groups: groups.get() }
    } catch (error) {
      host.toast(
        `The file has no slide of segments, because the answers of the survey could not be read. ${describeError(error).message}`,
        { action: { label: 'Try again', onAction: onTryAgain } },
      )
      return null
    }
  }
}
