import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ProcessEndedError, ProcessGroup } from './ProcessGroup.ts'

/** Stays until it is asked to end, and leaves its process id. */
const SERVER = `
  import { writeFileSync } from 'node:fs'
  const timer = setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { writeFileSync('ended-in-order', ''); clearInterval(timer); process.exit(0) })
  process.on('message', () => {})
  writeFileSync('pid', String(process.pid))
  process.send('ready')
`

let folder: string
let group: ProcessGroup
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'group-'))
  await script('server.mjs', SERVER)
  group = new ProcessGroup(folder)
})
afterEach(async () => {
  await group.stop()
  await rm(folder, { recursive: true, force: true })
})

const script = (name: string, source: string) => writeFile(join(folder, name), source)
const pid = async () => Number(await readFile(join(folder, 'pid'), 'utf8'))

test('waits for a server until it is ready, and ends it in order', async () => {
  await group.serve('The server', 'server.mjs', [])
  const server = await pid()
  expect(isAlive(server)).toBe(true)
  await group.stop()
  expect(isAlive(server)).toBe(false)
  expect(existsSync(join(folder, 'ended-in-order'))).toBe(true)
})

test('rejects when a server ends before it is ready', async () => {
  await script('broken.mjs', 'process.exit(3)')
  await expect(group.serve('The server', 'broken.mjs', [])).rejects.toMatchObject({
    message: 'The server ended (exit code 3).',
    whileStarting: true,
  })
})

test.each([
  [0, ''],
  [1, 'what went wrong'],
])('shows what a quiet task printed only if it fails: exit code %d', async (code, shown) => {
  await script('task.mjs', `console.log('what went wrong'); process.exitCode = ${code}`)
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await group.run('The task', 'task.mjs', [], { output: 'onFailure' }).catch(() => {})
  const output = written.mock.calls.join('')
  written.mockRestore()
  expect(output.trim()).toBe(shown)
})

test('fails as a whole when a server ends that others need', async () => {
  await group.serve('The server', 'server.mjs', [])
  process.kill(await pid(), 'SIGKILL')
  await expect(group.failure).rejects.toMatchObject({
    message: 'The server ended (by SIGKILL).',
    whileStarting: false,
  })
})

test('goes on when a server ends whose loss is bearable', async () => {
  const loss = new Promise<ProcessEndedError>((resolve) => {
    void group.serve('The feature', 'server.mjs', [], { onLoss: resolve })
  })
  await until(() => existsSync(join(folder, 'pid')))
  await script('task.mjs', '')
  await group.run('A task', 'task.mjs', [])
  process.kill(await pid(), 'SIGKILL')
  expect(await loss).toBeInstanceOf(ProcessEndedError)
  await group.run('A task', 'task.mjs', [])
})

test('runs a task to its end with its arguments', async () => {
  await script('task.mjs', `process.exit(process.argv.slice(2).join() === '--port-offset,7' ? 0 : 1)`)
  await group.run('The task', 'task.mjs', ['--port-offset', '7'])
  await expect(group.run('The task', 'task.mjs', [])).rejects.toThrow('The task ended (exit code 1).')
})

test('ends a process that does not want to end', async () => {
  await script(
    'stubborn.mjs',
    `${SERVER}; process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {})`,
  )
  await group.serve('The server', 'stubborn.mjs', [])
  const server = await pid()
  void group.stop()
  await group.stop()
  expect(isAlive(server)).toBe(false)
})

test('leaves nothing behind when its owner is killed', async () => {
  const kit = pathToFileURL(join(import.meta.dirname, 'ProcessGroup.ts')).href
  await script(
    'owner.mjs',
    `import { ProcessGroup } from '${kit}'
     await new ProcessGroup('${folder}').serve('The server', 'server.mjs', [])
     process.kill(process.pid, 'SIGKILL')`,
  )
  const owner = spawn(process.execPath, [join(folder, 'owner.mjs')], { stdio: 'ignore' })
  await new Promise((resolve) => owner.once('close', resolve))
  await until(() => existsSync(join(folder, 'ended-in-order')))
  const server = await pid()
  await until(() => !isAlive(server))
})

test('leaves the workers of its processes to these', async () => {
  await script('worker.mjs', `process.on('message', (text) => process.send(text + ' back'))`)
  await script(
    'task.mjs',
    `import { fork } from 'node:child_process'
     const worker = fork('worker.mjs')
     const answer = await new Promise((resolve) => { worker.once('message', resolve); worker.send('there and') })
     worker.kill()
     process.exitCode = answer === 'there and back' ? 0 : 1`,
  )
  await group.run('The task', 'task.mjs', [])
})

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}
