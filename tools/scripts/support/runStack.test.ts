import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

let folder: string
let stack: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'))
  await writeFile(
    join(folder, 'server.mjs'),
    `import { writeFileSync } from 'node:fs'
     if (process.argv[2] === 'busy') { console.error('Port 3000 is in use.'); process.exit(1) }
     setInterval(() => {}, 1000)
     writeFileSync(import.meta.dirname + '/' + process.argv[2], String(process.pid))
     process.send('ready')`,
  )
})
afterEach(async () => {
  stack?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs a stack of two servers, or of one and one that cannot start. */
async function run(second: 'other' | 'busy', ...args: string[]) {
  const kit = pathToFileURL(join(import.meta.dirname, 'runStack.ts')).href
  const server = join(folder, 'server.mjs')
  await writeFile(
    join(folder, 'stack.mjs'),
    `import { runStack } from '${kit}'
     await runStack(async ({ group, progress }) => {
       await group.serve('The cloud', '${server}', ['cloud'])
       await group.serve('The other', '${server}', ['${second}'])
       progress.say('all up')
     })`,
  )
  const child = spawn(process.execPath, [join(folder, 'stack.mjs'), ...args])
  stack = child
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const isUp = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('all up') && resolve())
  })
  const end = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }))
  })
  return { child, isUp, end }
}

const pidOf = async (name: string) => Number(await readFile(join(folder, name), 'utf8'))

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with all its processes on %s', async (signal) => {
  const { child, isUp, end } = await run('other')
  await isUp
  child.kill(signal)
  expect(await end).toEqual({ code: 0, errors: '' })
  expect([await pidOf('cloud'), await pidOf('other')].filter(isAlive)).toEqual([])
})

test('says which process ended, ends the others and fails', async () => {
  const { isUp, end } = await run('other')
  await isUp
  process.kill(await pidOf('cloud'), 'SIGKILL')
  expect(await end).toEqual({
    code: 1,
    errors: 'The cloud ended (by SIGKILL). Everything else was ended too.\n',
  })
  expect(isAlive(await pidOf('other'))).toBe(false)
})

test('leaves the word to a process that cannot start', async () => {
  const { end } = await run('busy')
  expect(await end).toEqual({ code: 1, errors: 'Port 3000 is in use.\n' })
  expect(isAlive(await pidOf('cloud'))).toBe(false)
})

test('starts nothing on a wrong command line', async () => {
  const { end } = await run('other', '--port-offset=x')
  const { code, errors } = await end
  expect(code).toBe(1)
  expect(errors).toBe('--port-offset needs a whole number from 0 to 56035, not "x".\n')
})
