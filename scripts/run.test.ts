import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
  mkdirSync(join(folder, 'scripts/support'), { recursive: true })
  for (const file of ['scripts/run.mjs', 'scripts/support/endWithParent.ts', 'package-lock.json']) {
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SERVES_UNTIL_ASKED = `
  process.on('SIGTERM', () => { console.log('ended in order'); process.exit() })
  setInterval(() => {}, 1000)
  console.log('running')
`

/** Replaces what `npm start` runs. */
const startRuns = (source: string) => writeFileSync(join(folder, 'scripts/start.ts'), source)

function outputOf(child: ChildProcess): Promise<string> {
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve) => child.on('close', () => resolve(output)))
}

function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  return new Promise((resolve) =>
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve()
    }),
  )
}

test('runs the command with Node 24 or newer, its arguments and its exit code', async () => {
  startRuns('console.log(process.versions.node, process.argv.slice(2).join()); process.exitCode = 7')
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'start', '--reset'])
  const code = new Promise((resolve) => child.on('exit', resolve))
  expect(await outputOf(child)).toMatch(/^(2[4-9]|[3-9]\d)\..* --reset\n$/)
  expect(await code).toBe(7)
})

test('a command that does not exist is refused with the ones that do', async () => {
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'strat'])
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2)
  expect(complaint).toMatch(/^Unknown command "strat"\. Known: start,/)
})

test('when it is killed, the command is asked to end in order', async () => {
  startRuns(SERVES_UNTIL_ASKED)
  const entry = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'start'])
  const output = outputOf(entry)
  await untilPrinted(entry, 'running')
  entry.kill('SIGKILL')
  expect(await output).toContain('ended in order')
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'when the shell it was started from ends by %s, the command is asked to end in order',
  async (signal) => {
    startRuns(SERVES_UNTIL_ASKED)
    const shell = spawn('sh', [
      '-c',
      `"${process.execPath}" "${join(folder, 'scripts/run.mjs')}" start; true`,
    ])
    const output = outputOf(shell)
    await untilPrinted(shell, 'running')
    shell.kill(signal)
    expect(await output).toContain('ended in order')
  },
)
