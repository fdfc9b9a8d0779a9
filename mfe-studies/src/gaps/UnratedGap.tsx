import { useStudyList } from '@outcome-studio/shared/data'
import { studyAddress } from '@outcome-studio/shared/domain/areas'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, space, TextLink, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Gap } from '../domain/gaps/sortGaps.ts'
import { Open } from './gapTableStyles.ts'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface UnratedGapProps {
  readonly gap: Gap
  /** Goes to the goal, whose details ask for the importance of the gap. */
  readonly onRate: () => void
}

/** A gap without ratings: no scale of values that nobody gave, and where to rate it. */
export function UnratedGap({ gap: { importance, ratedIn }, onRate }: UnratedGapProps) {
  const isReadOnly = useReadOnly()
  return (
    <Frame>
      <span>Not rated</span>
      {!isReadOnly && ratedIn !== null && <StudyLink uuid={ratedIn} />}
      {!isReadOnly && ratedIn === null && importance === null && (
        <Open type="button" onClick={onRate}>
          Set importance
        </Open>
      )}
    </Frame>
  )
}

/** Leads to the ratings of the study, under the name it has now. Nothing if it was deleted. */
function StudyLink({ uuid }: { readonly uuid: StudyUuid }) {
  const { data: studies = [] } = useStudyList()
  const study = studies.find((each) => each.uuid === uuid)
  return study ? (
    <TextLink to={`${studyAddress(study.docName)}?view=needs`}>Rate in the study</TextLink>
  ) : null
}
