import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { TextField } from '@outcome-studio/shared/ui'
import { useDeferredValue, useMemo } from 'react'
import { clusterDefinition } from '../../../domain/segments/editSegments.ts'
import type { FoundClusters } from '../../../domain/segments/findClusters.ts'
import { segmentGroups } from '../../../domain/segments/groupsOf.ts'
import { profileSegment, type SegmentProfile } from '../../../domain/segments/profileSegment.ts'
import { clusterName, segmentsOf } from '../../../domain/segments/segmentsOf.ts'
import { describeShare } from '../describeSegment.ts'

interface ClusterNamesProps {
  readonly chosen: FoundClusters
  readonly needs: readonly Need[]
  readonly answers: SurveyAnswers
  readonly names: readonly string[]
  readonly onName: (number: number, name: string) => void
}

/** The names of found clusters, each with what sets it apart. */
export function ClusterNames({ chosen, needs, answers, names, onName }: ClusterNamesProps) {
  const formed = useMemo(() => {
    const definition = clusterDefinition(chosen, { uuid: 'found', seed: 0, names: [] })
    return segmentsOf([definition], answers)
  }, [chosen, answers])
  // Profiles follow in a second step, so that the page answers in between.
  const segments = useDeferredValue(formed, NONE)
  const clusters = useMemo(
    () =>
      segmentGroups(segments, needs, answers).flatMap((group, number) => {
        const { id, size } = group
        const segment = segments[number]
        return segment ? [{ number, id, size, profile: profileSegment(segment, group, answers) }] : []
      }),
    [segments, needs, answers],
  )
  return clusters.map(({ number, id, size, profile }) => (
    <TextField
      key={id}
      label={`Name of cluster ${number + 1} (${counted(size, 'respondent')})`}
      placeholder={clusterName(number)}
      maxLength={100}
      value={names[number] ?? ''}
      onChange={(name) => onName(number, name)}
      description={describeProfile(profile)}
    />
  ))
}

const NONE = [] as const

/** Entries of a profile that a line has room for. */
const SHOWN = 3

function describeProfile(profile: SegmentProfile): string {
  const answers = profile.answers
    .slice(0, SHOWN)
    .map(({ screener, answer, share, restShare }) => {
      return `${screener}: ${answer} (${describeShare(share)}, rest ${describeShare(restShare)})`
    })
    .join('; ')
  const outcomes = profile.higher.slice(0, SHOWN).map(({ need }) => `${need.number} ${need.text}`)
  return [answers, outcomes.length > 0 ? `Higher opportunity: ${outcomes.join('; ')}` : '']
    .filter((part) => part !== '')
    .join('. ')
}
