import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { sharedLocalCloud } from './localCloud.ts'

const STARTED_AND_KILLED = `
  const { startLocalCloud } = await import('${pathToFileURL(join(import.meta.dirname, 'localCloud.ts')).href}')
  const { authUrl } = await startLocalCloud()
  console.log(authUrl)
`

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('a local cloud ends with the process that started it, even if that is killed', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', STARTED_AND_KILLED], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [authUrl] = await once(starter.stdout.setEncoding('utf8'), 'data')
  expect(await answers(authUrl)).toBe(true)
  starter.kill('SIGKILL')
  while (await answers(authUrl)) await new Promise((resolve) => setTimeout(resolve, 50))
})

test("each file receives its worker's cloud with only the seed in it", async () => {
  const accounts = async (url: string) =>
    z.array(z.unknown()).parse(await (await fetch(`${url}/local-cloud/people`)).json())
  const first = await sharedLocalCloud()
  const seeded = await accounts(first.authUrl)
  const project = `${first.authUrl}/identitytoolkit.googleapis.com/v1/projects/demo-outcome-studio`
  await fetch(`${project}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: '{"email":"left-over@acme.test"}',
  })
  expect(await accounts(first.authUrl)).toHaveLength(seeded.length + 1)

  const second = await sharedLocalCloud()
  expect(second.authUrl).toBe(first.authUrl)
  expect(await accounts(second.authUrl)).toHaveLength(seeded.length)
})

test('a seed whose events have come closer is replaced by a new one', async () => {
  const cloud = await sharedLocalCloud()
  const seed = `http://localhost:${cloud.firestorePort}/v1/projects/demo-outcome-studio/databases/(default)/documents/system/seed`
  const seededAt = async () => {
    const response = await fetch(seed, { headers: { authorization: 'Bearer owner' } })
    return Object(await response.json()).fields.seededAt.stringValue
  }
  const before = await seededAt()
  await sharedLocalCloud()
  expect(await seededAt()).toBe(before)
  const folder = workerScope.get('localCloud')?.folder ?? ''
  writeFileSync(join(folder, 'seed-time'), '0')
  await sharedLocalCloud()
  const after = await seededAt()
  expect(after > before).toBe(true)
  await sharedLocalCloud()
  expect(await seededAt()).toBe(after)
})
