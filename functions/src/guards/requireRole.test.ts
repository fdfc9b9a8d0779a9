import { requireRole } from './requireRole.ts'
import type { Caller } from './requireSignIn.ts'

const caller = (toolsAdmin: boolean) =>
  ({ uid: 'u1', domain: 'acme.test', toolsAdmin }) satisfies Omit<Caller, 'token'>

test('a callable for tools admins admits nobody else', async () => {
  await requireRole('toolsAdmin', caller(true))
  await expect(requireRole('toolsAdmin', caller(false))).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a callable for everybody asks for no role', async () => {
  await requireRole('signedIn', caller(false))
})
