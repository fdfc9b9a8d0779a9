import { createKeyPair, isSigned, type KeyPair, sign } from './signature.ts'

const { subtle } = crypto
const TEXT = '{"revision":1,"remotes":[]}'
let keys: KeyPair
beforeAll(async () => {
  keys = await createKeyPair(subtle)
})

test('what was signed is recognized', async () => {
  expect(await isSigned(subtle, keys.publicKey, TEXT, await sign(subtle, keys.privateKey, TEXT))).toBe(true)
})

test.each<[string, (signature: string) => Promise<readonly [key: string, text: string, signature: string]>]>([
  ['another text', async (signature) => [keys.publicKey, `${TEXT} `, signature]],
  ['another key', async (signature) => [(await createKeyPair(subtle)).publicKey, TEXT, signature]],
  ['a malformed key', async (signature) => ['!', TEXT, signature]],
  ['a malformed signature', async () => [keys.publicKey, TEXT, '!']],
  ['no signature', async () => [keys.publicKey, TEXT, '']],
])('%s is refused', async (_what, change) => {
  const changed = await change(await sign(subtle, keys.privateKey, TEXT))
  expect(await isSigned(subtle, ...changed)).toBe(false)
})
