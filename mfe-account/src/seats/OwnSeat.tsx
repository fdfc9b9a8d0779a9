import type { SeatAnswer } from '@outcome-studio/shared/callables/takeSeat'
import { takeSeat } from '@outcome-studio/shared/data'
import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { formatDay, formatLastDay } from '@outcome-studio/shared/domain/base'
import { hasValidTrial, isInFuture, type Member } from '@outcome-studio/shared/domain/member'
import { Card, DescriptionList, EmptyState, LinkButton, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { plannedGroupText } from '../domain/plannedGroupText.ts'
import { UnreadNotice } from '../layout/UnreadNotice.tsx'
import { ConfirmForSeat } from './ConfirmForSeat.tsx'

interface OwnSeatProps {
  readonly member: Member
  /** Called when the session knows that the address is confirmed. */
  readonly onConfirmed: () => void
}

/**
 * The seat of a member who manages none. A seat that is reserved for them is taken when the screen opens. A member who
 * pays is asked as well, because a buyer whose address is not confirmed manages no seats.
 */
export function OwnSeat({ member, onConfirmed }: OwnSeatProps) {
  const isAsked = !hasValidTrial(member, new Date())
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['takeSeat', member.id],
    queryFn: () => takeSeat(),
    enabled: isAsked,
    networkMode: 'always',
    retry: false,
    // Each visit asks again: the seat may be new.
    gcTime: 0,
  })
  if (isAsked && error !== null) {
    return (
      <UnreadNotice
        what="We could not look for a seat for you."
        error={error}
        isPending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isAsked && data === undefined) return <Skeleton label="Looking for your seat" lines={3} />
  const planned = plannedGroupText(member, new Date())
  if (data === 'unconfirmed') {
    const ask = async () => {
      const { data: answer } = await refetch()
      if (answer !== 'unconfirmed') onConfirmed()
      return answer === 'unconfirmed'
    }
    return (
      <>
        {planned !== null && <Notice>{planned}</Notice>}
        <ConfirmForSeat email={member.email} isStillUnconfirmed={ask} />
      </>
    )
  }
  if (planned !== null && isAsked && data !== 'seated') {
    return (
      <EmptyState
        title="Your group has not started yet"
        action={<LinkButton to={PLAN_PATH}>See your plan</LinkButton>}
      >
        {planned}
      </EmptyState>
    )
  }
  const { title, text, action, facts } = ownSeatText(member, data ?? 'none', new Date())
  if (facts) {
    return (
      <Card title={title} lead={text}>
        <DescriptionList facts={facts} />
        <div>
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </div>
      </Card>
    )
  }
  return (
    <EmptyState title={title} action={<LinkButton to={action.to}>{action.label}</LinkButton>}>
      {text}
    </EmptyState>
  )
}

/** For example " until June 17, 2027"; empty if the end is not known. */
function untilText({ trialExpiresAt, groupPaidUntil = '' }: Member, now: Date): string {
  if (isInFuture(groupPaidUntil, now)) return ` and is paid until ${formatDay(groupPaidUntil)}`
  return isInFuture(trialExpiresAt, now) ? ` until ${formatLastDay(trialExpiresAt)}` : ''
}

interface OwnSeatText {
  readonly title: string
  readonly text: string
  readonly action: { readonly to: string; readonly label: string }
  /** What there is to know about a seat, in the order of the questions. */
  readonly facts?: readonly { readonly term: string; readonly description: string }[]
}

function ownSeatText(member: Member, answer: Exclude<SeatAnswer, 'unconfirmed'>, now: Date): OwnSeatText {
  const home = { to: '/', label: 'Go to home' }
  const plans = { to: PLAN_PATH, label: 'See plans' }
  if (answer === 'seated' || hasValidTrial(member, now)) {
    const group = member.groupName === undefined ? 'your group' : `${member.groupName}’s group`
    return {
      title: 'You have a seat',
      text: `Your seat in ${group} gives you full access${untilText(member, now)}. There is nothing for you to pay.`,
      action: home,
      facts: [
        { term: 'Seat for', description: member.email },
        ...(member.groupName === undefined ? [] : [{ term: 'Paid by', description: group }]),
        { term: 'Includes', description: 'Everything in Outcome Studio' },
      ],
    }
  }
  if (answer === 'full') {
    return {
      title: 'No seat is free',
      text: `All seats of your group are taken. Please ask ${member.groupContact ?? 'the person who manages it'} for one.`,
      action: plans,
    }
  }
  return {
    title: 'You have no seats to manage',
    text: `With the group plan you buy seats for your team and invite people here. If you were invited, sign in with the address that the invitation was sent to. You are signed in as ${member.email}.`,
    action: plans,
  }
}
