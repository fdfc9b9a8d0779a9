import { counted } from '@outcome-studio/shared/domain/base'
import { isDecisionOpen } from '@outcome-studio/shared/domain/events'
import { Button } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import type { EventRegistrant } from '../../../domain/registrants/EventRegistrant.ts'
import { ActionBar } from '../../core/ActionBar.tsx'
import { DenyDialog } from './DenyDialog.tsx'
import type { Decisions } from './useDecisions.ts'

interface DecisionBarProps {
  /** Number of people shown, as text. */
  readonly count: string
  /** Selected people who are shown. */
  readonly selected: readonly EventRegistrant[]
  readonly decisions: Pick<Decisions, 'decide' | 'pending'>
  /** Selects exactly these people. */
  readonly onSelect: (people: readonly EventRegistrant[]) => void
  /** People who await approval and are shown. */
  readonly awaiting: readonly EventRegistrant[]
}

/** Approves and denies the selected registrants. */
export function DecisionBar({ count, selected, decisions, onSelect, awaiting }: DecisionBarProps) {
  const { decide, pending } = decisions
  const [isDenying, setDenying] = useState(false)
  const open = (decision: 'approve' | 'deny') =>
    selected.filter(({ status }) => isDecisionOpen(decision, status))
  const carryOut: Decisions['decide'] = async (...decision) => {
    await decide(...decision)
    onSelect([])
  }
  const [approvable, deniable] = [open('approve'), open('deny')]
  return (
    <ActionBar>
      <p role="status">
        {selected.length > 0 ? `${counted(selected.length, 'person', 'people')} selected` : count}
      </p>
      {selected.length === 0 && awaiting.length > 0 && (
        <Button onPress={() => onSelect(awaiting)}>{`Select ${awaiting.length} awaiting approval`}</Button>
      )}
      {selected.length > 0 && (
        <>
          <Button
            tone="primary"
            isDisabled={approvable.length === 0}
            isPending={pending === 'approve'}
            onPress={() => void carryOut('approve', approvable)}
          >
            Approve
          </Button>
          <Button
            isDisabled={deniable.length === 0}
            isPending={pending === 'deny'}
            onPress={() => setDenying(true)}
          >
            Deny
          </Button>
          <Button tone="quiet" onPress={() => onSelect([])}>
            Clear selection
          </Button>
        </>
      )}
      {isDenying && (
        <DenyDialog
          people={deniable}
          onClose={() => setDenying(false)}
          onDeny={(reason) => {
            setDenying(false)
            void carryOut('deny', deniable, reason)
          }}
        />
      )}
    </ActionBar>
  )
}
