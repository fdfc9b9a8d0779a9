import { HttpError, httpPlugin } from './httpPlugin.ts'

const MANIFEST = 'http://localhost:3005/mf-manifest.json'

test('an answer that is no success is refused, even where it parses', async () => {
  const { fetch } = httpPlugin(async () => Response.json({ error: 'down' }, { status: 503 }))
  await expect(fetch?.(MANIFEST, {})).rejects.toThrow(new HttpError(MANIFEST, 503))
})

test('a success is passed on', async () => {
  const { fetch } = httpPlugin(async () => Response.json({ id: 'mfe_account' }))
  expect(await fetch?.(MANIFEST, {})).toMatchObject({ ok: true })
})
