import { useSurveyAnswers } from '@outcome-studio/shared/data'
import { ANYTHING } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useSessionValue } from '../react/EditorContext.ts'

/** In the place of a slide of segments until the answers of the survey are read. */
export function PendingFigure() {
  const studyUuid = useSessionValue(ANYTHING, ({ content }) => content.jtbd.uuid)
  const { error, isFetching, refetch } = useSurveyAnswers(studyUuid)
  if (!error || isFetching) return <Skeleton label="Reading the answers of the survey" lines={6} />
  return (
    <Notice tone="danger" actions={<Button onPress={() => void refetch()}>Try again</Button>}>
      The answers of the survey could not be read. {describeError(error).message} All other slides are here.
    </Notice>
  )
}
