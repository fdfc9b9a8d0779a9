import type { SeatsChange } from '@outcome-studio/shared/callables/changeSeats'
import type { SeatGroup, SeatHolder } from '@outcome-studio/shared/callables/listSeats'
import { useChangeSeats } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { isInFuture } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Card, Day, LastDay, Notice, Switch } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { describeInvited, describeSeats, groupTitle } from '../domain/describeSeats.ts'
import { InviteForm } from './InviteForm.tsx'
import { SeatCountDialog } from './SeatCountDialog.tsx'
import { SeatDialog } from './SeatDialog.tsx'
import { SeatRows } from './SeatRows.tsx'
import { Quiet } from './seatStyles.ts'

type Shown =
  | { readonly kind: 'free' | 'move'; readonly holder: SeatHolder }
  | { readonly kind: 'count' }
  | null

/** A group: who has a seat, whom one is reserved for, and how many there are. */
export function SeatGroupCard({ group }: { readonly group: SeatGroup }) {
  const { toast, report } = useHost()
  const [shown, setShown] = useState<Shown>(null)
  const { mutate, isPending, variables, error } = useChangeSeats()
  const now = new Date()
  const hasEnded = !isInFuture(group.endsAt, now)
  const change = (what: SeatsChange['change'], done: string) =>
    mutate(
      { source: group.source, change: what },
      {
        onSuccess: ({ mailed }) => {
          const isUnsent = what.kind === 'invite' && mailed.length === 0
          if (isUnsent) toast(describeInvited(what.emails, mailed, group), { kind: 'info' })
          else toast(done, { kind: 'success' })
        },
        onError: (failure) => report(failure),
      },
    )
  const pending = isPending ? (variables?.change ?? null) : null
  const close = () => setShown(null)
  return (
    <Card
      title={groupTitle(group)}
      lead={describeSeats(group, now)}
      actions={
        group.source === 'own' && !hasEnded ? (
          <Button onPress={() => setShown({ kind: 'count' })}>Change number of seats</Button>
        ) : undefined
      }
    >
      <GroupDates group={group} hasEnded={hasEnded} />
      {!hasEnded && <InviteForm group={group} />}
      {group.domain !== null && !hasEnded && (
        <Switch
          label={`Anyone with a confirmed @${group.domain} address may take a free seat`}
          description="They get it when they sign in. Seats that are reserved by invitations stay reserved."
          isSelected={pending?.kind === 'open' ? pending.isOpen : group.isOpen}
          isDisabled={isPending}
          onChange={(isOpen) =>
            change(
              { kind: 'open', isOpen },
              isOpen ? 'Free seats are open now.' : 'Free seats are by invitation now.',
            )
          }
        />
      )}
      {error && <Notice tone="danger">Nothing was changed. {describeError(error).message}</Notice>}
      <SeatRows
        group={group}
        pending={pending !== null && 'email' in pending ? pending.email : emailOf(pending)}
        onFree={(holder) => setShown({ kind: 'free', holder })}
        onMove={(holder) => setShown({ kind: 'move', holder })}
        onResend={({ email }) => change({ kind: 'invite', emails: [email] }, 'The invitation is sent again.')}
        onWithdraw={({ email }) => change({ kind: 'withdraw', email }, 'The invitation is withdrawn.')}
      />
      {shown?.kind === 'count' && <SeatCountDialog group={group} onClose={close} />}
      {shown !== null && shown.kind !== 'count' && (
        <SeatDialog group={group} holder={shown.holder} kind={shown.kind} onClose={close} />
      )}
    </Card>
  )
}

const emailOf = (change: SeatsChange['change'] | null): string | null =>
  change?.kind === 'invite' ? (change.emails[0] ?? null) : null

interface GroupDatesProps {
  readonly group: SeatGroup
  readonly hasEnded: boolean
}

function GroupDates({ group: { endsAt, paidUntil, planned }, hasEnded }: GroupDatesProps) {
  return (
    <div>
      <Quiet>
        {hasEnded ? 'The seats ended on ' : paidUntil === '' ? 'The seats end on ' : 'The seats renew on '}
        {paidUntil === '' ? <LastDay at={endsAt} /> : <Day at={paidUntil} />}.
        {hasEnded && ' Nobody has access by them any more.'}
      </Quiet>
      {planned && (
        <Quiet>
          {`${counted(planned.seats, 'seat')} from `}
          <Day at={planned.at} /> on.
        </Quiet>
      )}
    </div>
  )
}
