import { auditRequest } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { CloudError } from '../cloud/CloudError.ts'
import type { FoundMember } from '../member/findMember.ts'

/** The payment server writes claims of the same account, and Auth has no transactions. */
const ATTEMPTS = 3

/**
 * Sets or removes a claim of a member's tokens. Their other claims stay.
 * @returns whether it was different
 * @throws CloudError if the claims change during every attempt
 */
export async function changeClaim(
  claim: string,
  { uid, email, account }: FoundMember,
  granted: boolean,
  cloud: AdminCloud,
): Promise<boolean> {
  const before = account.customClaims?.[claim] === true
  if (before === granted) return false
  const action = `${granted ? 'grant' : 'revoke'} ${claim}`
  const confirm = await auditRequest(cloud, { action, target: { email, uid }, before, after: granted })
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { customClaims = {} } = await cloud.auth.getUser(uid)
    const { [claim]: _earlier, ...others } = customClaims
    await cloud.auth.setCustomUserClaims(uid, { ...others, ...(granted ? { [claim]: true } : {}) })
    const after = (await cloud.auth.getUser(uid)).customClaims ?? {}
    if ((after[claim] === true) === granted) {
      await confirm()
      return true
    }
  }
  throw new CloudError(`The claims of ${email} were changed by somebody else at the same time. Try again.`)
}
