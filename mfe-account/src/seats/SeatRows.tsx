import type { SeatGroup, SeatHolder, SeatInvitation } from '@outcome-studio/shared/callables/listSeats'
import { Badge, Button, Day } from '@outcome-studio/shared/ui'
import { hasExpired, wasSentToday } from '../domain/describeSeats.ts'
import { Buttons, Person, Quiet, Rows } from './seatStyles.ts'

export interface SeatRowsProps {
  readonly group: SeatGroup
  /** Email of the invitation that is being changed; null for none. */
  readonly pending: string | null
  readonly onFree: (holder: SeatHolder) => void
  readonly onMove: (holder: SeatHolder) => void
  readonly onResend: (invitation: SeatInvitation) => void
  readonly onWithdraw: (invitation: SeatInvitation) => void
}

/** Who has a seat, and whom one is reserved for. */
export function SeatRows({ group, pending, onFree, onMove, onResend, onWithdraw }: SeatRowsProps) {
  const { holders, invitations } = group
  if (holders.length + invitations.length === 0) return <Quiet>Nobody is invited yet.</Quiet>
  return (
    <Rows role="list" aria-label="People with a seat">
      {holders.map((holder) => (
        <li key={holder.uid}>
          <Person>
            <strong>{holder.name || holder.email}</strong> <Badge tone="primary">Active</Badge>
            {holder.name !== '' && <Quiet>{holder.email}</Quiet>}
            <Quiet>
              {holder.lastUsedAt === '' ? (
                'Not used yet'
              ) : (
                <>
                  Last used <Day at={holder.lastUsedAt} />
                </>
              )}
              {holder.isByDomain && ' · joined by the domain'}
            </Quiet>
          </Person>
          <Buttons>
            <Button aria-label={`Move the seat of ${holder.email}`} onPress={() => onMove(holder)}>
              Move
            </Button>
            <Button aria-label={`Free the seat of ${holder.email}`} onPress={() => onFree(holder)}>
              Free
            </Button>
          </Buttons>
        </li>
      ))}
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.email}
          invitation={invitation}
          isPending={pending === invitation.email}
          onResend={onResend}
          onWithdraw={onWithdraw}
        />
      ))}
    </Rows>
  )
}

interface InvitationRowProps extends Pick<SeatRowsProps, 'onResend' | 'onWithdraw'> {
  readonly invitation: SeatInvitation
  readonly isPending: boolean
}

function InvitationRow({ invitation, isPending, onResend, onWithdraw }: InvitationRowProps) {
  const { email, expiresAt } = invitation
  const now = new Date()
  const isExpired = hasExpired(invitation, now)
  const isSentToday = wasSentToday(invitation, now)
  return (
    <li>
      <Person>
        <strong>{email}</strong> <Badge>{isExpired ? 'Expired' : 'Invited'}</Badge>
        <Quiet>
          {isExpired ? 'Expired on ' : 'Invited until '}
          <Day at={expiresAt} />
          {isSentToday && ' · sent today, can be sent again tomorrow'}
        </Quiet>
      </Person>
      <Buttons>
        {!isSentToday && (
          <Button
            aria-label={`Send the invitation to ${email} again`}
            isPending={isPending}
            onPress={() => onResend(invitation)}
          >
            Send again
          </Button>
        )}
        <Button
          aria-label={`Withdraw the invitation to ${email}`}
          isPending={isPending}
          onPress={() => onWithdraw(invitation)}
        >
          Withdraw
        </Button>
      </Buttons>
    </li>
  )
}
