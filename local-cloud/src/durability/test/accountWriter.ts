import type { History } from './History.ts'

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }
const url = (port: number, suffix: string) =>
  `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts${suffix}`

/** Creates an account. Fails if it was not acknowledged. */
export async function writeAccount(port: number, history: History, id: string): Promise<void> {
  const email = `${id}@acme.test`
  await history.record({ [id]: email }, async () => {
    const body = JSON.stringify({ localId: id, email })
    const response = await fetch(url(port, ''), { method: 'POST', headers: OWNER, body })
    if (!response.ok) throw new Error(`The account was refused: ${response.status}`)
    await response.text()
  })
}

/** All accounts: uid to e-mail. */
export async function readAccounts(port: number): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(url(port, ':batchGet?maxResults=1000'), { headers: OWNER })
  const { users } = Object(await response.json())
  return new Map(users.map((user: { localId: string; email: string }) => [user.localId, user.email]))
}
