import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSites, describeResults } from './checkSites.ts'
import { DeployError } from './DeployError.ts'
import { backFolder, deployFolder, planFolder, type WriteFile, writeAtomically } from './deployFolder.ts'
import { backOf, readFolderState } from './FolderState.ts'
import { isDeployed } from './isDeployed.ts'
import { describePlan } from './planSteps.ts'
import type { Packaged } from './readPackaged.ts'

/** How a deployment was asked for. */
export interface DeployOptions {
  /** False to print what would be done. */
  readonly isRun: boolean
  readonly isBack: boolean
  readonly print: (text: string) => void
}

/**
 * Deploys a package to a plain folder and checks it, or makes the former deployment current again.
 *
 * @param target absolute path
 * @param write replaced by tests of interruptions
 * @throws PackageError if it cannot begin; DeployError if a file cannot be written, or the folder differs afterwards
 */
export async function deployToFolder(
  packaged: Packaged,
  target: string,
  { isRun, isBack, print }: DeployOptions,
  write: WriteFile = writeAtomically,
): Promise<void> {
  const state = await readFolderState(target, packaged.name)
  if (isBack) {
    const { id } = backOf(state)
    if (!isRun) return print(`Would make the deployment ${id} current again, the shell first. Add --run.`)
    await finish(backFolder(target, state, write), target)
    return print(`The deployment ${id} is current again.`)
  }
  const sites = Object.keys(packaged.environment.sites).filter((name) =>
    isDeployed(packaged.environment, name),
  )
  const deployment = { hosting: join(packaged.folder, 'hosting'), sites, target, state }
  const plan = await planFolder(deployment)
  print(describePlan(plan))
  if (!isRun) return print('Nothing was written. Add --run to do this.')
  await finish(deployFolder(deployment, plan, write), target)
  const results = await checkSites(packaged, (site, path) =>
    readFile(join(target, site, path), 'utf8').catch(() => null),
  )
  print(describeResults(results))
  if (results.some(({ wrong }) => wrong !== null)) {
    throw new DeployError(
      `Files in ${target} were changed by somebody else. Delete ${target}/.deployed/state.json and repeat the command.`,
    )
  }
}

/** @throws DeployError if the operation failed */
async function finish(operation: Promise<unknown>, target: string): Promise<void> {
  try {
    await operation
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause
    throw new DeployError(
      `${target} could not be written: ${cause.message}. Open pages go on working. Repeat the command, or go back with --back.`,
      { cause },
    )
  }
}
