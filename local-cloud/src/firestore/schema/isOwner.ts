const OWNER = /^Bearer +owner$/i

/** Whether an Authorization header has the emulators' token that bypasses rules. */
export function isOwner(authorization: string | undefined): boolean {
  return authorization !== undefined && OWNER.test(authorization)
}
