import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestFiles, listFiles } from './digestFiles.ts'
import { backOf, type FolderState, STATES, type State } from './FolderState.ts'
import { type PlannedStep, planSteps, type Step } from './planSteps.ts'

/** Entry documents, in the order in which they become current. What they name must be there before them. */
const ENTRIES = ['_headers', '_redirects', 'config.json', 'remotes.json', '404.html', 'index.html']

/** Writes a file so that nobody reads half of it. */
export type WriteFile = (file: string, content: string | Buffer) => Promise<void>

/** Writes beside the file, and then replaces it in one operation. */
export const writeAtomically: WriteFile = async (file, content) => {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}

/** A package, and the plain folder to which it is deployed. */
export interface FolderDeployment {
  /** Absolute path of packaged/NAME/hosting. */
  readonly hosting: string
  readonly sites: readonly string[]
  /** Absolute path. Each site has a folder in it. */
  readonly target: string
  readonly state: FolderState
}

/** The steps of a deployment to a folder: the features, then the shell. */
export async function planFolder({ hosting, sites, target, state }: FolderDeployment) {
  const steps = sites.map(async (name): Promise<Step> => {
    const files = await listFiles(join(hosting, name))
    const versioned = files.filter((path) => isVersioned(name, path))
    return {
      name,
      digest: await digestFiles(join(hosting, name), files, null),
      actions: [
        `copy new ones of ${versioned.length} files of its versions to ${join(target, name)}/`,
        `replace ${entriesOf(name, files).join(', ')}`,
      ],
    }
  })
  // After an interruption nobody knows what is there.
  const last = state.pending === null ? (state.current?.digests ?? {}) : {}
  return planSteps(await Promise.all(steps), last)
}

/**
 * Deploys to a plain folder: for each site the files of its versions first, its entry documents last. Files of earlier
 * versions stay, because open pages load them. It can be repeated after an interruption at any point.
 */
export async function deployFolder(
  deployment: FolderDeployment,
  plan: readonly PlannedStep[],
  write: WriteFile,
): Promise<FolderState> {
  const { hosting, target, state } = deployment
  const digests = Object.fromEntries(plan.map(({ name, digest }) => [name, digest]))
  const next: State = { id: idOf(digests), digests }
  for (const { name } of plan) {
    const files = await listFiles(join(hosting, name))
    const to = join(target, STATES, next.id, name)
    for (const path of entriesOf(name, files)) await copyChanged(join(hosting, name), to, path, write)
  }
  await writeState(target, { ...state, pending: { ...next, isBack: false } }, write)
  for (const { name, change } of plan) {
    if (change === 'unchanged') continue
    const files = await listFiles(join(hosting, name))
    for (const path of files.filter((file) => isVersioned(name, file))) {
      await copyChanged(join(hosting, name), join(target, name), path, write)
    }
    await showEntries(target, next, name, write)
  }
  const former = state.current?.id === next.id ? state.former : state.current
  return complete(target, { ...state, current: next, former, pending: null }, write)
}

/**
 * Makes the entry documents of the former deployment current again, the shell's first. Repeated, it returns to the later one.
 *
 * @throws PackageError if there is no former deployment
 */
export async function backFolder(target: string, state: FolderState, write: WriteFile): Promise<FolderState> {
  const wanted = backOf(state)
  await writeState(target, { ...state, pending: { ...wanted, isBack: true } }, write)
  const order = planSteps(
    Object.entries(wanted.digests).map(([name, digest]) => ({ name, digest, actions: [] })),
    {},
  ).toReversed()
  for (const { name } of order) await showEntries(target, wanted, name, write)
  const former = wanted.id === state.current?.id ? state.former : state.current
  return complete(target, { ...state, current: wanted, former, pending: null }, write)
}

/** Writes the entry documents of a state, then deletes those that it does not have. */
async function showEntries(target: string, { id }: State, name: string, write: WriteFile): Promise<void> {
  const from = join(target, STATES, id, name)
  const wanted = entriesOf(name, await listFiles(from))
  for (const path of wanted) await copyChanged(from, join(target, name), path, write)
  const present = entriesOf(name, await listFiles(join(target, name)))
  for (const path of present) if (!wanted.includes(path)) await rm(join(target, name, path), { force: true })
}

/** Stores that a deployment is complete. States that nobody can go back to are deleted. */
async function complete(target: string, state: FolderState, write: WriteFile): Promise<FolderState> {
  await writeState(target, state, write)
  const kept = ['state.json', state.current?.id, state.former?.id]
  for (const name of await readdir(join(target, STATES))) {
    if (!kept.includes(name)) await rm(join(target, STATES, name), { recursive: true })
  }
  return state
}

const writeState = (target: string, state: FolderState, write: WriteFile): Promise<void> =>
  write(join(target, STATES, 'state.json'), `${JSON.stringify(state, null, 2)}\n`)

async function copyChanged(from: string, to: string, path: string, write: WriteFile): Promise<void> {
  const content = await readFile(join(from, path))
  const file = join(to, path)
  if (existsSync(file) && content.equals(await readFile(file))) return
  await write(file, content)
}

/** Files of versions have a folder of the package's name, and in it one for each version. */
const isVersioned = (name: string, path: string): boolean => path.startsWith(`${name}/`)

/** All other files, those that name versions last. */
const entriesOf = (name: string, files: readonly string[]): readonly string[] =>
  files
    .filter((path) => !(isVersioned(name, path) || path.endsWith('.draft')))
    .sort((a, b) => rankOf(a) - rankOf(b))

/** Pages of single paths come with the others, after the headers that allow their scripts. */
const rankOf = (path: string): number =>
  path.startsWith('prerendered/') ? ENTRIES.length : ENTRIES.indexOf(path)

const idOf = (digests: Readonly<Record<string, string>>): string =>
  createHash('sha256').update(JSON.stringify(digests)).digest('hex').slice(0, 16)
