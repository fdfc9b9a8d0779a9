import { RemarkButton, RemarkLine, useReadOnly } from '@outcome-studio/shared/editor'
import { color, Disclosure, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { useDismissed } from './useDismissed.ts'
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

/** Lists the dismissed remarks of one list with their reasons. Each can be restored. */
export function RemarkDismissed({ list }: { readonly list: string }) {
  const dismissed = useDismissed(list)
  const { restore } = useDismissing(list)
  const isReadOnly = useReadOnly()
  if (dismissed.length === 0) return null
  return (
    <Frame>
      <Disclosure summary={`${dismissed.length} dismissed`}>
        <List role="list">
          {dismissed.map(({ remark, reason }) => (
            <RemarkLine key={`${remark.ruleId} ${remark.span?.start} ${remark.message}`}>
              <span>
                {SEVERITY_LABELS[remark.severity]} {remark.ruleId}: {remark.message}
              </span>{' '}
              <span>Dismissed: {reason}</span>{' '}
              {!isReadOnly && (
                <RemarkButton
                  type="button"
                  aria-label={`Restore ${remark.ruleId}`}
                  onClick={() => restore(remark)}
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
