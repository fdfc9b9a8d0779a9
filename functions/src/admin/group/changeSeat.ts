import { StudioError } from '@outcome-studio/shared/domain/errors'
import { organizationGroupId } from '@outcome-studio/shared/domain/paths'
import { changeGroup, type SeatChange } from '../../members/groups/changeGroup.ts'
import { auditRequest } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'
import { findMember } from '../member/findMember.ts'
import { readGroupState } from './groupState.ts'

/**
 * Invites an address to a seat of a domain's group, or frees the seat of a member.
 * @throws UsageError if the domain has no group or no free seat, or nobody has the address
 */
export async function changeSeat(
  domain: string,
  email: string,
  kind: 'invite' | 'free',
  cloud: AdminCloud,
): Promise<readonly string[]> {
  const { firestore, now } = cloud
  const { stored } = await readGroupState(domain, firestore, firestore, now())
  if (stored.kind !== 'group') throw new UsageError(`${domain} has no group membership that can be read.`)
  const change: SeatChange =
    kind === 'invite' ? { kind, emails: [email] } : { kind, uid: (await findMember(email, cloud)).uid }
  cloud.announce(
    kind === 'invite'
      ? `Will reserve a seat of ${domain} for ${email}, and send an invitation.`
      : `Will free the seat of ${email} in ${domain}. The member loses the access and gets a mail.`,
  )
  const confirm = await auditRequest(cloud, {
    action: `${kind} seat`,
    target: { domain },
    before: null,
    after: email,
  })
  const mailed = await changeGroup(organizationGroupId(domain), change, firestore, now()).catch(
    (cause: unknown) => {
      throw cause instanceof StudioError ? new UsageError(cause.message, { cause }) : cause
    },
  )
  await confirm()
  if (kind !== 'invite') return [`${email} has no seat of ${domain}.`]
  return [
    mailed.length > 0
      ? `${email} is invited.`
      : `No invitation is sent to ${email}: an address that has a seat gets none, and another one gets one a day.`,
  ]
}
