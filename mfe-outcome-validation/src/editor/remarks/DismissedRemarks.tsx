import { RemarkButton, RemarkLine, useReadOnly } from '@outcome-studio/shared/editor'
import { color, Disclosure, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { DismissedGroup } from '../checking/groupDismissed.ts'
import { RulePlaces } from './RulePlaces.tsx'
import { useDismissing } from './useDismissing.ts'

const Frame = styled.div`
  color: ${color.textMuted};
  font: ${type.small};

  & summary {
    min-height: 24px;
    color: ${color.textMuted};
    font: ${type.small};
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`

interface DismissedRemarksProps {
  readonly groups: readonly DismissedGroup[]
  /** Whether the texts are listed, for a list apart from them. */
  readonly hasPlaces?: boolean
}

/** Dismissed remarks with their reasons. Each group can be restored. */
export function DismissedRemarks({ groups, hasPlaces = false }: DismissedRemarksProps) {
  const { restore } = useDismissing()
  const isReadOnly = useReadOnly()
  const count = groups.reduce((sum, { places }) => sum + places.length, 0)
  if (count === 0) return null
  return (
    <Frame>
      <Disclosure summary={`${count} dismissed`}>
        <List role="list">
          {groups.map(({ reason, first: { key, remark }, places }) => (
            <RemarkLine key={`${key} ${remark.ruleId} ${remark.span?.start} ${remark.message} ${reason}`}>
              <span>
                {SEVERITY_LABELS[remark.severity]}: {remark.message}
              </span>{' '}
              {hasPlaces && <RulePlaces places={places} />} <span>Dismissed: {reason}</span>{' '}
              {!isReadOnly && (
                <RemarkButton
                  type="button"
                  aria-label={`Restore ${remark.ruleId}`}
                  onClick={() => restore(places)}
                >
                  Restore
                </RemarkButton>
              )}
            </RemarkLine>
          ))}
        </List>
      </Disclosure>
    </Frame>
  )
}
