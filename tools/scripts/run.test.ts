import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(__dirname, '../..')

/** Packages of a repository, as its lock file has them: one for all workspaces, one nested in a workspace. */
const PACKAGES = { 'node_modules/shared-tool': '1.0.0', 'e2e/node_modules/own-tool': '2.0.0' } as const

const DIGEST = `sha512-${'A'.repeat(86)}==`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
  for (const file of [
    'tools/scripts/run.mjs',
    'tools/scripts/support/endWithParent.ts',
    'tools/scripts/support/lockProblems.mjs',
  ]) {
    cpSync(join(root, file), join(folder, file))
  }
  const packages = Object.fromEntries(
    Object.entries(PACKAGES).map(([path, version]) => [path, { version, integrity: DIGEST }]),
  )
  write('package.json', {})
  write('package-lock.json', { lockfileVersion: 3, packages: { '': {}, ...packages } })
  write('node_modules/.package-lock.json', { packages })
  for (const [path, entry] of Object.entries(packages)) write(`${path}/package.json`, entry)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: unknown): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}

const SERVES_UNTIL_ASKED = `
  process.on('SIGTERM', () => { console.log('ended in order'); process.exit() })
  setInterval(() => {}, 1000)
  console.log('running')
`

/** Replaces what `npm start` runs. */
const startRuns = (source: string) => writeFileSync(join(folder, 'tools/scripts/start.ts'), source)

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
  const child = spawn(process.execPath, [join(folder, 'tools/scripts/run.mjs'), 'start', '--reset'])
  const code = new Promise((resolve) => child.on('exit', resolve))
  expect(await outputOf(child)).toMatch(/^(2[4-9]|[3-9]\d)\..* --reset\n$/)
  expect(await code).toBe(7)
})

describe('packages', () => {
  /** What the command prints where npm prints that it was asked to install, and fails unless it does something. */
  async function start(npmDoes = 'exit 1'): Promise<string> {
    startRuns('console.log("started")')
    const npm = join(folder, 'bin', 'npm')
    mkdirSync(join(folder, 'bin'))
    writeFileSync(npm, `#!/bin/sh\necho asked to install\n${npmDoes}\n`)
    chmodSync(npm, 0o755)
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` }
    const child = spawn('sh', ['-c', `"${process.execPath}" tools/scripts/run.mjs start 2>&1`], {
      cwd: folder,
      env,
    })
    return outputOf(child)
  }

  test('are not installed again when all are there', async () => {
    expect(await start()).toBe('started\n')
  })

  test.each(Object.keys(PACKAGES))('are installed when %s is of another version', async (path) => {
    write('node_modules/.package-lock.json', {
      packages: Object.fromEntries(
        Object.entries(PACKAGES).map(([each, version]) => [
          each,
          { version: each === path ? '0.9.0' : version },
        ]),
      ),
    })
    expect(await start()).toContain('asked to install')
  })

  test('are installed when one nested in a workspace is missing on disk', async () => {
    rmSync(join(folder, 'e2e/node_modules'), { recursive: true })
    expect(await start()).toContain('asked to install')
  })

  const TOOL = { version: '1.1.0', integrity: DIGEST }

  test.each([
    ['has no SHA-512 digest', { 'node_modules/tool': { version: '1.1.0' } }],
    ['has no SHA-512 digest', { 'node_modules/tool': { ...TOOL, integrity: 'sha1-AAAA' } }],
    ['comes from', { 'node_modules/tool': { ...TOOL, resolved: 'https://evil.test/tool.tgz' } }],
    ['comes from', { 'node_modules/tool': { ...TOOL, resolved: 'git+ssh://git@evil.test/tool.git#1' } }],
    ['is a link to something', { 'node_modules/tool': { link: true, resolved: '../tool' } }],
    ['has an install script', { 'node_modules/tool': { ...TOOL, hasInstallScript: true } }],
    ['dependencies of the root', { '': { dependencies: { tool: '1.1.0' } } }],
  ])('are not installed when the lock file %s', async (problem, packages) => {
    write('package-lock.json', {
      lockfileVersion: 3,
      packages: { '': {}, 'node_modules/tool': TOOL, ...packages },
    })
    const output = await start()
    expect(output).toContain('Nothing was installed, because package-lock.json is not in order:')
    expect(output).toContain(problem)
    expect(output).not.toContain('asked to install')
  })

  test('must be those of the lock file after npm has installed them', async () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'))
    const extra = { packages: { 'node_modules/shared-tool': { version: '1.0.1', integrity: DIGEST } } }
    const output = await start(
      `mkdir -p node_modules; echo '${JSON.stringify(extra)}' > node_modules/.package-lock.json`,
    )
    expect(output).toContain('node_modules/shared-tool is not what package-lock.json has.')
    expect(output).not.toContain('started')
  })

  test('of this repository may be installed', async () => {
    const { href } = pathToFileURL(join(root, 'tools/scripts/support/lockProblems.mjs'))
    const script = `import { lockProblems } from '${href}'; console.log(lockProblems(process.cwd()))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
    expect(await outputOf(child)).toBe('[]\n')
  })

  test('are installed when one nested in a workspace is another version on disk', async () => {
    write('e2e/node_modules/own-tool/package.json', { version: '1.9.0' })
    expect(await start()).toContain('asked to install')
  })
})

test('a command that does not exist is refused with the ones that do', async () => {
  const child = spawn(process.execPath, [join(folder, 'tools/scripts/run.mjs'), 'strat'])
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2)
  expect(complaint).toMatch(/^Unknown command "strat"\. Known: start,/)
})

test('when it is killed, the command is asked to end in order', async () => {
  startRuns(SERVES_UNTIL_ASKED)
  const entry = spawn(process.execPath, [join(folder, 'tools/scripts/run.mjs'), 'start'])
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
      `"${process.execPath}" "${join(folder, 'tools/scripts/run.mjs')}" start; true`,
    ])
    const output = outputOf(shell)
    await untilPrinted(shell, 'running')
    shell.kill(signal)
    expect(await output).toContain('ended in order')
  },
)
