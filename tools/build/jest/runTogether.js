import { readFileSync } from 'node:fs'
import { rememberGlobals } from './globalChanges.ts'
import { needsOwnModules } from './needsOwnModules.ts'
import runTestFile from './runTestFile.js'

/** The modules and the realm of the project whose files ran last. */
let shared

/**
 * Test runner for projects of pure code: in a worker, all test files of a project share a realm and what they import.
 * Their own code is loaded for each. A file that leaves a global changed fails, because the next ones would see it.
 */
export default async function runTogether(globalConfig, config, environment, runtime, path, sendMessage) {
  if (needsOwnModules(readFileSync(path, 'utf8'))) {
    return runTestFile(globalConfig, config, environment, runtime, path, sendMessage)
  }
  const project = config.roots.join()
  if (shared?.project !== project) {
    await release()
    shared = share(project, environment, runtime)
  }
  const { environment: realm, runtime: modules } = shared
  if (modules !== runtime) continueIn(shared, environment, runtime)
  const changes = rememberGlobals(realm.global)
  const result = await runTestFile(globalConfig, config, realm, modules, path, sendMessage).catch(
    async (error) => {
      await release()
      throw error
    },
  )
  realm.fakeTimersModern.useRealTimers()
  modules.restoreAllMocks()
  const changed = changes()
  if (changed.length === 0) return result
  await release()
  throw new Error(`This test file leaves ${changed.join(', ')} changed. Restore what other files share.`)
}

/** The next file of the project gets a realm and modules of its own. */
async function release() {
  const ended = shared
  shared = undefined
  await ended?.release()
}

/** Keeps what Jest created for the first file of a project. Jest would release it after that file. */
function share(project, environment, runtime) {
  const releases = [runtime.teardown.bind(runtime), environment.teardown.bind(environment)]
  runtime.teardown = () => {}
  environment.teardown = async () => {}
  const release = async () => {
    for (const each of releases) await each()
  }
  return { project, environment, runtime, release }
}

/** Prepares the shared realm and modules for a file for which Jest created others. */
function continueIn({ environment: realm, runtime: modules }, environment, runtime) {
  realm.global.console = environment.global.console
  // Stack traces are mapped by the maps of Jest's new runtime.
  const maps = runtime.getSourceMaps()
  for (const [path, map] of modules.getSourceMaps()) maps.set(path, map)
  modules.transformCache.sourceMaps = maps
  // The part of jest-circus with the tests of the last file is loaded anew; the rest is stateless.
  const internal = modules.registries.getInternalCjsRegistry()
  for (const name of internal.keys()) if (name.includes('jest-circus')) internal.delete(name)
  delete realm.global[Symbol.for('EVENT_HANDLERS')]
  modules.enterTestCode()
}
