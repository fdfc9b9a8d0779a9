import type { DocumentSource } from '../documents/DocumentSource.ts'
import { createMemoryClient } from '../testing/double/createMemoryClient.ts'
import { createMemoryDatabase } from '../testing/double/createMemoryDatabase.ts'
import { inMemberStore } from './inMemberStore.ts'

test('the member has the claims of the renewed token', async () => {
  let toolsAdmin = false
  const { source: signedIn } = createMemoryClient({
    database: createMemoryDatabase(),
    session: () => ({
      state: 'signedIn',
      uid: 'tools',
      domain: 'acme.test',
      email: 'tools@acme.test',
      claims: { toolsAdmin },
    }),
    now: () => new Date(),
  })
  const source: DocumentSource = {
    ...signedIn,
    renewToken: async () => {
      toolsAdmin = true
    },
  }
  const claims = await inMemberStore(source, async ({ member }) => member.claims, 'cen/internal-error')
  expect(claims).toEqual({ toolsAdmin: true })
})
