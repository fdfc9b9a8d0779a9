import type { Member, MemberKey } from '@outcome-studio/shared/domain'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { memberQueryKey } from './memberQueryKey.ts'
import { watchMember } from './watchMember.ts'

/** The signed-in person's record, kept up to date; null when not signed in, pending while there is none yet. */
export function useMember(): LiveResult<Member | null> {
  return useLiveQuery(memberRecord, null)
}

function memberRecord({ uid, domain }: MemberKey): LiveSource<Member | null> {
  return {
    queryKey: memberQueryKey(uid),
    watch: (onData, onError) => watchMember(uid, domain, onData, onError),
  }
}
