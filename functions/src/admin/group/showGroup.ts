import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { countOf } from './countOf.ts'
import { readGroupState } from './groupState.ts'
import { waitingMembers } from './seatWaiting.ts'

/** A domain's group membership in words. */
export async function showGroup(domain: string, cloud: AdminCloud): Promise<readonly string[]> {
  const { firestore } = cloud
  const { stored, used, taken } = await readGroupState(domain, firestore, firestore, cloud.now())
  if (stored.kind === 'none') return [`${domain} has no group membership.`]
  if (stored.kind === 'malformed') {
    return [
      `The group membership of ${domain} cannot be read, so it gives nothing. Set it anew with "group set".`,
    ]
  }
  const { endsAt, seats, contact } = stored.group
  const waiting = (await waitingMembers(domain, cloud).count().get()).data().count
  return [
    `${domain}: ${used} of ${countOf(seats, 'seat')} taken.`,
    ...(taken === used ? [] : [`Reserved by invitations: ${countOf(taken - used, 'seat')}.`]),
    `${endsAt <= cloud.now().toISOString() ? 'It ended' : 'It ends'} ${endsAt}. Members ask ${contact}.`,
    ...(waiting === 0 ? [] : [`${countOf(waiting, 'member')} waiting: no seat was left for them.`]),
  ]
}
