import { describeSeats, describeSeatUse } from './describeSeats.ts'

const now = new Date('2026-06-01T12:00:00Z')
const invitation = (expiresAt: string) => ({ email: 'bob@else.test', invitedAt: '', expiresAt })
const open = invitation('2026-06-02T00:00:00.000Z')
const expired = invitation('2026-05-01T00:00:00.000Z')

test.each([
  // The taken seats include those that open invitations reserve.
  [10, 6, [open, open], '4 of 10 seats used, 2 invitations open'],
  [10, 5, [open, expired], '4 of 10 seats used, 1 invitation open'],
  [2, 2, [expired], '2 of 2 seats used'],
  [1, 0, [], '0 of 1 seat used'],
] as const)('%d seats, %d taken, invitations %j: %s', (seats, taken, invitations, text) => {
  expect(describeSeatUse({ seats, taken, invitations }, now)).toBe(text)
})

test.each([
  [
    { seats: 5, taken: 3, free: 2, isOwner: true },
    [open],
    '2 of 5 seats taken, one of them yours, 1 invited. 2 seats free.',
  ],
  [
    { seats: 2, taken: 2, free: 0, isOwner: false },
    [open, open],
    '0 of 2 seats taken, 2 invited. No seat is free.',
  ],
  [
    { seats: 2, taken: 1, free: 1, isOwner: true },
    [expired],
    '1 of 2 seats taken, one of them yours. 1 seat free.',
  ],
] as const)('%j with the invitations %j: %s', (group, invitations, text) => {
  expect(describeSeats({ ...group, invitations }, now)).toBe(text)
})
