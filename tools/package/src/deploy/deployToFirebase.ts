import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { siteOf } from '../../../environment/src/schema/siteOf.ts'
import { PackageError } from '../PackageError.ts'
import { checkSites, describeResults, type ReadSite } from './checkSites.ts'
import { DeployError } from './DeployError.ts'
import { writeAtomically } from './deployFolder.ts'
import type { DeployOptions } from './deployToFolder.ts'
import { type FirebaseStep, firebaseSteps } from './firebaseSteps.ts'
import { type RunInFolder, readToolsVersion, runInFolder } from './firebaseTools.ts'
import { type Digests, describePlan, planSteps } from './planSteps.ts'
import type { Packaged } from './readPackaged.ts'
import { runSteps } from './runSteps.ts'

/** How long a site may take to answer, in milliseconds. */
const PATIENCE = 30_000

/** What a deployment to a project needs from the outside. */
export interface FirebaseEffects {
  readonly run: RunInFolder
  /** Answers the text at an address, or null. */
  readonly load: (address: string) => Promise<string | null>
}

const EFFECTS: FirebaseEffects = {
  run: runInFolder,
  load: async (address) => {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null)
    return response?.ok ? response.text().catch(() => null) : null
  },
}

/**
 * Deploys a package to its project of Firebase, and checks what each site answers.
 *
 * @param root absolute path of the repository
 * @throws PackageError if it cannot begin; DeployError if a step fails, or a site answers with another version
 */
export async function deployToFirebase(
  packaged: Packaged,
  root: string,
  { isRun, print }: Omit<DeployOptions, 'isBack'>,
  { run, load }: FirebaseEffects = EFFECTS,
): Promise<void> {
  // Beside the package, because packaging replaces its folder.
  const file = `${packaged.folder}.deployed.json`
  const last = await readDigests(file)
  const steps = await firebaseSteps(packaged, await readToolsVersion(root))
  const plan = planSteps(steps, last)
  print(describePlan(plan))
  if (!isRun) return print('Nothing was deployed. Add --run to do this.')
  const store = (digests: Digests) => writeAtomically(file, `${JSON.stringify(digests, null, 2)}\n`)
  const commandsOf = new Map(steps.map(({ name, commands }) => [name, commands]))
  const planned = plan.map((step): typeof step & FirebaseStep => ({
    ...step,
    commands: commandsOf.get(step.name) ?? [],
  }))
  const digests = await runSteps(planned, last, {
    run: (command) => run(command, packaged.folder),
    store,
    print,
  })
  const read: ReadSite = (site, path) => load(`${siteOf(packaged.environment, site).origin}${path}`)
  const results = await checkSites(packaged, read)
  print(describeResults(results))
  const wrong = results.flatMap((result) => (result.wrong === null ? [] : [result.site]))
  if (wrong.length === 0) return
  // Somebody else may have deployed them since, so the next run must not leave them out.
  await store(Object.fromEntries(Object.entries(digests).filter(([name]) => !wrong.includes(name))))
  throw new DeployError(
    `Not as packaged: ${wrong.join(', ')}. Repeat the command, which deploys these sites again; sites at another host are deployed by --to. If it stays so, ` +
      'compare the origins in the environment with the domains of the sites, or go back (--back prints how).',
  )
}

/** How to go back at Firebase, whose CLI has no command for it. */
export function describeWayBack({ name, folder, firebase, environment }: Packaged): string {
  const { project } = environment.firebase
  const shell = firebase.hosting.find((site) => site.public === 'hosting/shell')
  return `In the console of Firebase, at Hosting of ${shell?.site ?? 'the shell'}, choose "Roll back" for the former release: the shell first,
because it names the versions of the features. Or, with the id of its version:
  npx firebase-tools hosting:clone ${shell?.site ?? 'SITE'}@VERSION ${shell?.site ?? 'SITE'}:live --project ${project}
Then delete ${folder}.deployed.json. To go back with everything, check out the earlier commit and run:
  npm run package -- --env ${name}
  npx firebase-tools deploy --only hosting:${shell?.site ?? 'SITE'} --project ${project}   (in packaged/${name}/)
  npm run deploy -- ${name} --run
`
}

async function readDigests(file: string): Promise<Digests> {
  if (!existsSync(file)) return {}
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new PackageError(`${file} is malformed. Delete it: everything is deployed again then.`, { cause })
  }
}
