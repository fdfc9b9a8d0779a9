import type { Member } from '@outcome-studio/shared/domain/member'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { currentConnection } from '../connection/currentConnection.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { MEMBER_SNAPSHOT } from '../snapshots/MEMBER_SNAPSHOT.ts'
import { memberQueryKey } from './memberQueryKey.ts'
import { watchMember } from './watchMember.ts'

/** The signed-in person's live record; null when signed out, pending until the record exists. */
export function useMember(): LiveResult<Member | null> {
  return useLiveQuery(memberRecord, null)
}

function memberRecord({ uid, domain }: MemberKey): LiveSource<Member | null> {
  return {
    queryKey: memberQueryKey(uid),
    watch: (onData, onError) =>
      watchMember(
        uid,
        domain,
        (member) => {
          currentConnection().snapshots.write(uid, MEMBER_SNAPSHOT.name, member)
          onData(member)
        },
        onError,
      ),
  }
}
