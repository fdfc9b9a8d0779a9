import type { SeatAnswer } from '@outcome-studio/shared/callables/takeSeat'
import { renewConfirmation, takeSeat } from '@outcome-studio/shared/data'
import { PLAN_PATH, SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { hasAccess, hasValidTrial, type Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, EmptyState, LinkButton, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useQuery } from '@tanstack/react-query'

/** The seat of a member who manages none. A seat that is reserved for them is taken when the screen opens. */
export function OwnSeat({ member }: { readonly member: Member }) {
  const host = useHost()
  const isAsked = !hasAccess(member, new Date())
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
      <Notice
        tone="danger"
        actions={
          <Button isPending={isFetching} onPress={() => void refetch()}>
            Try again
          </Button>
        }
      >
        We could not look for a seat for you. {describeError(error).message}
      </Notice>
    )
  }
  if (isAsked && data === undefined) return <Skeleton label="Looking for your seat" lines={3} />
  const { title, text, action } = ownSeatText(member, data ?? 'none', new Date())
  const renew = () => {
    // The session knows of the confirmation once it is renewed.
    renewConfirmation(SEATS_PATH).catch((failure: unknown) => host.showError(failure))
  }
  return (
    <EmptyState
      title={title}
      action={
        data === 'unconfirmed' ? (
          <Button onPress={renew}>I have confirmed it</Button>
        ) : (
          action && <LinkButton to={action.to}>{action.label}</LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

interface OwnSeatText {
  readonly title: string
  readonly text: string
  readonly action: { readonly to: string; readonly label: string } | null
}

function ownSeatText(member: Member, answer: SeatAnswer, now: Date): OwnSeatText {
  const home = { to: '/', label: 'Go to home' }
  const plans = { to: PLAN_PATH, label: 'See plans' }
  if (answer === 'seated' || hasValidTrial(member, now)) {
    const group = member.groupName === undefined ? 'your group' : `${member.groupName}’s group`
    return {
      title: 'You have a seat',
      text: `Your seat in ${group} gives you full access. There is nothing for you to pay.`,
      action: home,
    }
  }
  if (answer === 'unconfirmed') {
    return {
      title: 'Confirm your address first',
      text: `A seat goes to a confirmed address. Open the link in the email that we sent to ${member.email}.`,
      action: null,
    }
  }
  if (answer === 'full') {
    return {
      title: 'No seat is free',
      text: `All seats of your group are taken. Please ask ${member.groupContact ?? 'whoever looks after it'} for one.`,
      action: plans,
    }
  }
  return {
    title: 'You have no seats to manage',
    text: `With the group plan you buy seats for your team and invite people here. If you were invited, sign in with the address that the invitation was sent to. You are signed in as ${member.email}.`,
    action: plans,
  }
}
