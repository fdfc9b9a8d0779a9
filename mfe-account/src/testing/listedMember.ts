import type { ListedMember, MemberPage } from '@outcome-studio/shared/callables/listMembers'

const FUTURE = '2999-01-01T00:00:00.000Z'

/** A member of acme.test with a paid membership. */
export const listedMember = (uid: string, changes: Partial<ListedMember> = {}): ListedMember => ({
  uid,
  email: `${uid}@acme.test`,
  name: uid,
  state: 'member',
  access: { hasAccess: true, reason: 'membership', until: FUTURE },
  hasSeat: false,
  lastSeenAt: '',
  isAdmin: false,
  planChange: null,
  ...changes,
})

/** The only page of a list. */
export const memberPage = (
  members: readonly ListedMember[],
  next: MemberPage['next'] = null,
): MemberPage => ({
  domain: 'acme.test',
  members,
  next,
})
