import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(root, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'))
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'when the shell it was started from ends by %s, the command is asked to end in order',
  async (signal) => {
    startRuns(`
      process.on('SIGTERM', () => { console.log('ended in order'); process.exit() })
      setInterval(() => {}, 1000)
      console.log('running')
    `)
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
