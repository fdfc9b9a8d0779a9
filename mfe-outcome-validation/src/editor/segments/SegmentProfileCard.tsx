import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { Card, color, space, type } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { Group } from '../../domain/segments/groupsOf.ts'
import { type ProfileOutcome, profileSegment } from '../../domain/segments/profileSegment.ts'
import type { Segment } from '../../domain/segments/segmentsOf.ts'
import { describeNumber } from '../needs/describeNumber.ts'
import { describeDifference, describeShare } from './describeSegment.ts'

const Heading = styled.h3`
  font: ${type.control};
`

const Lines = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(2)};
  list-style: none;
  font: ${type.small};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
  }
  & span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

const Nothing = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface SegmentProfileCardProps {
  readonly segment: Segment
  /** The same respondents with their ratings. */
  readonly group: Group
  readonly answers: SurveyAnswers
}

/** What sets a segment apart from the rest (docs/method.md §8). */
export function SegmentProfileCard({ segment, group, answers }: SegmentProfileCardProps) {
  const profile = useMemo(() => profileSegment(segment, group, answers), [segment, group, answers])
  return (
    <Card title={`Profile of ${segment.name}`} lead="Compared with all other respondents.">
      <section>
        <Heading>More frequent answers</Heading>
        {profile.answers.length === 0 ? (
          <Nothing>No answer is significantly more frequent.</Nothing>
        ) : (
          <Lines role="list">
            {profile.answers.map(({ screener, answer, share, restShare }) => (
              <li key={`${screener} ${answer}`}>
                {screener}: {answer}
                <span>
                  {describeShare(share)}, rest {describeShare(restShare)}
                </span>
              </li>
            ))}
          </Lines>
        )}
      </section>
      <Outcomes title="Higher opportunity than the rest" outcomes={profile.higher} />
      <Outcomes title="Lower opportunity than the rest" outcomes={profile.lower} />
    </Card>
  )
}

interface OutcomesProps {
  readonly title: string
  readonly outcomes: readonly ProfileOutcome[]
}

function Outcomes({ title, outcomes }: OutcomesProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      {outcomes.length === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <Lines role="list">
          {outcomes.map(({ need, score, restScore }) => (
            <li key={need.statementId}>
              {`${need.number} ${need.text}`}
              <span>
                {describeNumber(score)} ({describeDifference(score - restScore)})
              </span>
            </li>
          ))}
        </Lines>
      )}
    </section>
  )
}
