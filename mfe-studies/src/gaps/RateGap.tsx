import { useStudyList } from '@outcome-studio/shared/data'
import { studyAddress } from '@outcome-studio/shared/domain/areas'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { TextLink } from '@outcome-studio/shared/ui'
import type { Gap } from '../domain/gaps/sortGaps.ts'
import { Open, Way } from './gapTableStyles.ts'

interface RateGapProps {
  readonly gap: Gap
  /** Goes to the goal, whose details ask for the importance of the gap. */
  readonly onRate: () => void
}

/** Where a gap without ratings is rated. Nothing for a member who can only read. */
export function RateGap({ gap: { importance, ratedIn }, onRate }: RateGapProps) {
  if (useReadOnly()) return null
  if (ratedIn !== null) return <StudyLink uuid={ratedIn} />
  if (importance !== null) return null
  return (
    <Way>
      <Open type="button" onClick={onRate}>
        Set importance
      </Open>
    </Way>
  )
}

/** Leads to the ratings of the study, under the name it has now. Nothing if it was deleted. */
function StudyLink({ uuid }: { readonly uuid: StudyUuid }) {
  const { data: studies = [] } = useStudyList()
  const study = studies.find((each) => each.uuid === uuid)
  return study ? (
    <Way>
      <TextLink to={`${studyAddress(study.docName)}?view=needs`}>Rate in the study</TextLink>
    </Way>
  ) : null
}
