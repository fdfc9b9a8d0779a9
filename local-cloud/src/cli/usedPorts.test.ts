import { join } from 'node:path'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { freePortOffset } from './test/freePortOffset.ts'
import { type Launched, launchLocalCloud } from './test/launchLocalCloud.ts'

const folder = temporaryFolder()
const launched: Launched[] = []

afterAll(async () => {
  await Promise.all(launched.map((each) => each.end('SIGKILL')))
  folder.remove()
})

function launch(portOffset: string, data: string): Launched {
  const options = ['--port-offset', portOffset, '--data', join(folder.path, data), '--functions', 'none']
  const cloud = launchLocalCloud(options)
  launched.push(cloud)
  return cloud
}

test('refuses the port of another local cloud, and names its process and an offset that is free', async () => {
  const offset = await freePortOffset()
  const { identity, payments } = localCloudPorts(offset)
  // With the standard ports, Identity at one offset is Payments at the offset before.
  expect(identity + 100).toBe(payments)
  const running = launch(`${offset}`, 'running')
  await running.ready
  const refused = launch(`${offset + 100}`, 'other')
  expect(await refused.ended).toEqual({ code: 1, signal: null })
  expect(refused.stderr).toHaveLength(1)
  const [line = ''] = refused.stderr
  expect(line).toContain(`Port ${payments} (Identity) is in use by `)
  if (process.platform === 'linux') {
    expect(line).toContain(`main.ts --port-offset ${offset} `)
    expect(line).toContain(`(process ${running.process.pid})`)
  }
  const free = /--port-offset (\d+), at which all ports are free/.exec(line)?.[1]
  // Not started: another program may take these ports by now.
  const used = new Set(Object.values(localCloudPorts(offset)))
  expect(Object.values(localCloudPorts(Number(free))).filter((port) => used.has(port))).toEqual([])
})
