/**
 * Entry point of every npm script. Plain JavaScript for Node 18 and later. On an older Node, a fresh clone installs its
 * packages, which include Node 24, and runs the command with that.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(root, 'node_modules')
// Loaded into commands that start others. They end when this process does, even when it is killed.
const endWithParent = ['--import', pathToFileURL(join(root, 'tools/scripts/support/endWithParent.ts')).href]
const commands = {
  start: [...endWithParent, 'tools/scripts/start.ts'],
  dev: [...endWithParent, 'tools/scripts/dev.ts'],
  test: [...endWithParent, 'tools/scripts/test.ts'],
  'test:stress': [...endWithParent, 'tools/scripts/testStress.ts'],
  'test:random': [...endWithParent, 'tools/scripts/testRandom.ts'],
  bench: [...endWithParent, 'tools/scripts/bench.ts'],
  'auth-specs': [...endWithParent, 'tools/scripts/authSpecs.ts'],
  mutation: [...endWithParent, 'tools/scripts/mutation.ts'],
  check: ['tools/scripts/check.ts'],
  new: ['tools/scripts/new.ts'],
  // The flag keeps V8 from letting garbage grow to twice the data before it collects.
  'local-cloud': ['--max-semi-space-size=2', ...endWithParent, 'local-cloud/src/main.ts'],
  serve: [...endWithParent, 'tools/hosting/src/main.ts'],
  coach: ['functions/src/test/coach/main.ts'],
  admin: ['functions/src/admin/main.ts'],
  environment: ['tools/environment/src/main.ts'],
  package: ['tools/package/src/main.ts'],
  deploy: ['tools/package/src/deploy/main.ts'],
  position: ['tools/package/src/position.ts'],
  release: ['tools/release/src/main.ts'],
  official: [...endWithParent, 'e2e/src/official/main.ts'],
}

const [name, ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  process.stderr.write(`Unknown command "${name ?? ''}". Known: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}

if (!isInstalled()) await install()
process.exit(await run(nodeBinary(), [...command, ...args], ['inherit', 'inherit', 'inherit', 'ipc']))

/** True when every package that the lock file asks for on this platform is installed, nested ones included. */
function isInstalled() {
  try {
    const wanted = readJson('package-lock.json').packages
    const present = readJson('node_modules/.package-lock.json').packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        !path.includes('node_modules/') ||
        entry.optional ||
        entry.devOptional ||
        entry.peer ||
        (present[path] && present[path].version === entry.version && isOnDisk(path, entry)),
    )
  } catch {
    return false
  }
}

/** npm records installed packages only in the root's node_modules; a workspace's own may have been deleted since. */
function isOnDisk(path, entry) {
  return path.startsWith('node_modules/') || readJson(`${path}/package.json`).version === entry.version
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

async function install() {
  // Imported here, because most starts install nothing.
  const { installProblems, lockProblems } = await import('./support/lockProblems.mjs')
  endIf(lockProblems(root), 'Nothing was installed, because package-lock.json is not in order:')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  process.stderr.write('Installing packages (once; a minute or two)\n')
  const beat = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), 10_000)
  // Engine warnings do not matter here: packages that need Node 24 run with the Node 24 that is being installed.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file made where a registry lacks the packages of other platforms. The checks
  // before and after ensure that this installs what the lock file has, too.
  const argv = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run(npm, argv, ['ignore', 2, 2])
  clearInterval(beat)
  if (code !== 0) {
    process.stderr.write(
      'The packages could not be installed. Check the network and run the command again.\n',
    )
    process.exit(1)
  }
  endIf(installProblems(root), 'npm installed other packages than package-lock.json has:')
  process.stderr.write(`Packages installed in ${seconds()} s\n`)
}

function endIf(problems, title) {
  if (problems.length === 0) return
  process.stderr.write(`${[title, ...problems].join('\n  ')}\n`)
  process.exit(1)
}

/** Node 24 or newer: this one if it is, else the one that came as a package. */
function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  process.stderr.write(
    `Outcome Studio needs Node 24; this is ${process.versions.node} and no packaged Node exists for ` +
      `${process.platform}-${process.arch}. Install Node 24 and run the command again.\n`,
  )
  process.exit(1)
}

/** Runs to the end, passing on the signals a person or a supervisor sends; answers the exit code. */
function run(file, argv, stdio) {
  return new Promise((resolve) => {
    const PATH = `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`
    const env = {
      ...process.env,
      PATH,
      PROCESS_GROUP_OWNER: String(process.pid),
      // Stripping types and compiling again at every start would take half of its time and a third of its memory.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    }
    const child = spawn(file, argv, { cwd: root, stdio, env })
    // A terminal sends Ctrl-C to every process of the group by itself; twice would read as "stop at once".
    const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    // npm sends a signal to the shell between npm and this process. That shell ends without forwarding it.
    const parent = process.ppid
    const orphaned = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
    child.on('error', () => resolve(1))
    child.on('exit', (code, signal) => {
      clearInterval(orphaned)
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
