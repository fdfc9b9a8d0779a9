import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import { formatDay, timeAgo } from '@outcome-studio/shared/domain/base'
import type { MemberState } from '@outcome-studio/shared/domain/member'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { Badge, DatedText, VisuallyHidden } from '@outcome-studio/shared/ui'
import { describeAccess } from '../domain/describeAccess.ts'
import { planInSentence } from '../domain/describePlanChange.ts'
import { Quiet } from './memberStyles.ts'
import { MEMBER_STATE_LABELS } from './selectMembers.ts'

interface MemberPartProps {
  readonly member: ListedMember
}

const TONES = {
  member: 'primary',
  seat: 'primary',
  trial: 'primary',
  paymentDue: 'danger',
  ended: 'neutral',
  none: 'neutral',
} as const satisfies Readonly<Record<MemberState, string>>

export function StateBadge({ member: { state } }: MemberPartProps) {
  return <Badge tone={TONES[state]}>{MEMBER_STATE_LABELS[state]}</Badge>
}

/**
 * Whether a member has access and why, until when, and what is planned. Access itself is seen by what gives it; only
 * its absence has a line of its own.
 */
export function AccessText({ member: { access, planChange } }: MemberPartProps) {
  const change: Sentence | null = planChange && [
    `Changes to ${planInSentence(planChange.newPlan)} on `,
    { at: planChange.at },
  ]
  return (
    <>
      {access.hasAccess ? <VisuallyHidden as="p">Access</VisuallyHidden> : <p>No access</p>}
      <Quiet>
        <DatedText sentence={describeAccess(access)} />
      </Quiet>
      {change && (
        <Quiet>
          <DatedText sentence={change} />
        </Quiet>
      )}
    </>
  )
}

/** When a member was last seen, as a distance from now. The exact day is its title. */
export function LastSeen({ member: { lastSeenAt } }: MemberPartProps) {
  if (lastSeenAt === '') return 'Unknown'
  return (
    <time dateTime={lastSeenAt} title={formatDay(lastSeenAt)}>
      {timeAgo(lastSeenAt, new Date())}
    </time>
  )
}
