import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { FUTURE, PAST } from './openPlan.tsx'

/** A group of four seats, as its owner sees it. */
export const SEAT_GROUP: SeatGroup = {
  source: 'own',
  name: 'Acme',
  seats: 4,
  taken: 3,
  free: 1,
  isOwner: true,
  endsAt: FUTURE,
  paidUntil: FUTURE,
  planned: null,
  domain: 'acme.test',
  isOpen: false,
  holders: [{ uid: 'ann', email: 'ann@acme.test', name: 'Ann Lee', isByDomain: false, lastUsedAt: PAST }],
  invitations: [{ email: 'bob@else.test', invitedAt: PAST, expiresAt: FUTURE }],
}
