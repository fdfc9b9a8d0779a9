import { showAudit } from './audit/showAudit.ts'
import { showMembersLog } from './audit/showMembersLog.ts'
import type { AdminCloud } from './cloud/AdminCloud.ts'
import type { AdminCommand } from './command/AdminCommand.ts'
import { changeSeat } from './group/changeSeat.ts'
import { endGroup } from './group/endGroup.ts'
import { setGroup } from './group/setGroup.ts'
import { showGroup } from './group/showGroup.ts'
import { showMember } from './member/showMember.ts'
import { syncPayments } from './member/syncPayments.ts'
import { restoreMember } from './restore/restoreMember.ts'
import { changeRight } from './rights/changeRight.ts'
import { listRights } from './rights/listRights.ts'

/**
 * Carries out an operator's command.
 * @returns lines for the operator
 * @throws UsageError and CloudError
 */
export function runCommand(command: AdminCommand, cloud: AdminCloud): Promise<readonly string[]> {
  switch (command.kind) {
    case 'list':
      return listRights(cloud)
    case 'grant':
    case 'revoke':
      return changeRight(command.right, command.email, command.kind === 'grant', cloud)
    case 'groupSet':
      return setGroup(command.domain, command.changes, cloud)
    case 'groupShow':
      return showGroup(command.domain, cloud)
    case 'groupEnd':
      return endGroup(command.domain, cloud)
    case 'groupInvite':
      return changeSeat(command.domain, command.email, 'invite', cloud)
    case 'groupFree':
      return changeSeat(command.domain, command.email, 'free', cloud)
    case 'memberShow':
      return showMember(command.email, cloud)
    case 'memberRestore':
      return restoreMember(command.email, command.source, cloud)
    case 'paymentsSync':
      return syncPayments(command.email, cloud)
    case 'audit':
      return showAudit(command.limit, cloud)
    case 'membersLog':
      return showMembersLog(command.limit, cloud)
  }
}
