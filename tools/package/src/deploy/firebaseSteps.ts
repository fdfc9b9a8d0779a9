import { join } from 'node:path'
import { PackageError } from '../PackageError.ts'
import { digestFiles, listFiles } from './digestFiles.ts'
import { type Command, deployCommand } from './firebaseTools.ts'
import { isDeployed } from './isDeployed.ts'
import type { Step } from './planSteps.ts'
import type { Packaged } from './readPackaged.ts'

/** A step of a deployment to a project of Firebase. */
export interface FirebaseStep extends Step {
  readonly commands: readonly Command[]
}

/**
 * All steps of a deployment to a project of Firebase. Sites at other hosts have none.
 *
 * @param version of firebase-tools, which npx installs at its first use
 * @throws PackageError if the environment is one of emulators
 */
export async function firebaseSteps(packaged: Packaged, version: string): Promise<readonly FirebaseStep[]> {
  const { name, folder, firebase, environment } = packaged
  if (environment.emulators !== null) {
    throw new PackageError(`${name} is an environment of emulators. Use --to FOLDER, or npm run official.`)
  }
  const only = (part: string): Command => deployCommand(part, environment.firebase.project, version)
  const step = async (id: string, files: readonly string[], settings: unknown, commands: Command[]) => ({
    name: id,
    digest: await digestFiles(folder, files, settings),
    actions: commands.map(({ program, args, cwd }) => `${cwd}: ${[program, ...args].join(' ')}`),
    commands,
  })
  const below = async (path: string) => (await listFiles(join(folder, path))).map((file) => `${path}/${file}`)
  const sites = firebase.hosting
    .filter((entry) => isDeployed(environment, packageOf(entry.public)))
    .map(async (entry) =>
      step(packageOf(entry.public), await below(entry.public), entry, [only(`hosting:${entry.site}`)]),
    )
  const install: Command = { program: 'npm', args: ['ci', '--no-audit', '--no-fund'], cwd: 'functions' }
  return [
    await step('rules', ['firestore.rules'], null, [only('firestore:rules')]),
    await step('indexes', ['firestore.indexes.json'], null, [only('firestore:indexes')]),
    await step('functions', await below('functions'), firebase.functions, [install, only('functions')]),
    ...(await Promise.all(sites)),
  ]
}

const packageOf = (path: string): string => path.split('/').at(-1) ?? path
