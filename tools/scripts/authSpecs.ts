import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { run } from 'node:test'
import { pathToFileURL } from 'node:url'
import { installOnFirstUse } from '../../e2e/src/support/installOnFirstUse.ts'
import { collectResults, type SpecResult, type TestEvent } from './authSpecs/collectResults.ts'
import { compareResults, parseFailureGroups } from './authSpecs/compareResults.ts'

/**
 * Runs the official Auth emulator's own specs against the local cloud's Auth: `npm run auth-specs -- FOLDER`, where
 * FOLDER is a checkout of firebase-tools. Nothing of it is copied. It fails when the specs that fail are not exactly
 * those of authSpecs/knownFailures.json.
 */
const folders = join(import.meta.dirname, 'authSpecs')
const [checkout] = process.argv.slice(2)
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), checkout ?? '', 'src/emulator/auth')
if (checkout === undefined || !existsSync(folder)) {
  process.stderr.write('Name a checkout of firebase-tools: npm run auth-specs -- ../firebase-tools\n')
  process.exit(2)
}

// Node's loader names modules by their real paths.
const specs = realpathSync(folder)
process.env.AUTH_SPECS_PACKAGES = installOnFirstUse(join(folders, 'package.json'), 'auth-specs')
process.env.AUTH_SPECS_COPY = `${pathToFileURL(specs).href}/`
const results: SpecResult[] = []
for (const file of globSync('*.spec.ts', { cwd: specs }).toSorted()) {
  const fileResults = collectResults(basename(file, '.spec.ts'), await runFile(join(specs, file)))
  results.push(...fileResults)
  const passed = fileResults.filter(({ outcome }) => outcome === 'passed').length
  process.stdout.write(`${file}: ${passed} of ${fileResults.length} passed\n`)
}

const groups = parseFailureGroups(JSON.parse(readFileSync(join(folders, 'knownFailures.json'), 'utf8')))
for (const { group, isApplicable, specs: names } of groups) {
  process.stdout.write(`\n${isApplicable ? 'Not supported' : 'Not applicable'}: ${group} (${names.length})\n`)
  for (const name of names) process.stdout.write(`  ${name}\n`)
}
const { applicable, passed, unexpected, outdated } = compareResults(results, groups)
process.stdout.write(
  `\n${results.length} specs, ${applicable} applicable: ${passed} passed, ${applicable - passed} failed\n`,
)
for (const { name, message } of unexpected) {
  process.stdout.write(`Fails, and is not listed: ${name}\n  ${message}\n`)
}
for (const name of outdated) process.stdout.write(`Is listed, and does not fail: ${name}\n`)
process.exitCode = unexpected.length + outdated.length === 0 ? 0 : 1

async function runFile(file: string): Promise<readonly TestEvent[]> {
  const events: TestEvent[] = []
  const loader = pathToFileURL(join(folders, 'loadSpecs.ts')).href
  // A failed hook can leave a server open, which would keep the process running.
  for await (const { type, data } of run({
    files: [file],
    execArgv: ['--import', loader],
    forceExit: true,
  })) {
    if (type === 'test:start' || type === 'test:pass' || type === 'test:fail') events.push({ type, data })
    if (type === 'test:stderr') process.stderr.write(data.message)
  }
  return events
}
