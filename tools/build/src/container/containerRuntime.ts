import { satisfies } from './satisfies.ts'

/** A shared module in the scope that the page hands to a container. */
interface SharedModule {
  readonly get: () => (() => unknown) | Promise<() => unknown>
}

/** Shared modules by request and version: the format of webpack's own module federation. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>

type ModuleId = string | number

/** A shared module that this feature imports. */
interface ConsumedShare {
  readonly shareKey: string
  readonly requiredVersion: string
}

/** The part of webpack's runtime that the federation plugin's code and this module use. */
interface WebpackRequire {
  /** The scopes that the page has handed over, by name. */
  readonly S: Record<string, ShareScope>
  /** Factories of modules by id. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>
  /** Evaluated modules by id. */
  readonly c: Record<ModuleId, unknown>
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, ConsumedShare>>
  }
}

interface ConsumeOptions {
  readonly webpackRequire: WebpackRequire
  readonly chunkId: ModuleId
  /** The shared modules that each chunk needs. */
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>
  /** A promise while a shared module loads, 0 afterwards. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>
  /** Webpack waits for these before it evaluates the chunk. */
  readonly promises: (Promise<void> | 0)[]
}

const SCOPE = 'default'

/** Loads the shared modules of a chunk. One that fails throws where it is imported, and is loaded again the next time. */
function consumes(options: ConsumeOptions): void {
  const { webpackRequire, chunkId, chunkMapping, installedModules, promises } = options
  const { m: factories, c: evaluated } = webpackRequire
  for (const id of chunkMapping[chunkId] ?? []) {
    const install = (factory: () => unknown) => {
      installedModules[id] = 0
      factories[id] = (module) => {
        delete evaluated[id]
        module.exports = factory()
      }
    }
    const fail = (error: unknown) => {
      delete installedModules[id]
      factories[id] = () => {
        delete evaluated[id]
        throw error
      }
    }
    const loading = installedModules[id] ?? load(webpackRequire, id).then(install, fail)
    installedModules[id] ??= loading
    promises.push(loading)
  }
}

async function load({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): Promise<() => unknown> {
  const share = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (share === undefined) throw new Error(`There is no shared module ${id}.`)
  const { shareKey, requiredVersion } = share
  const versions = Object.entries(S[SCOPE]?.[shareKey] ?? {})
  const [, found] = versions.find(([version]) => satisfies(version, requiredVersion)) ?? []
  if (found) return found.get()
  const offered = versions.map(([version]) => version).join(', ') || 'none'
  // The shell recognizes an incompatible feature by these words (classifyLoadFailure.ts).
  throw new Error(`${shareKey} of the page (${offered}) does not satisfy the requirement ${requiredVersion}.`)
}

interface InitOptions {
  readonly webpackRequire: WebpackRequire
  readonly shareScope: ShareScope
}

/** Called by the page before it takes anything from the container. */
function initContainerEntry({ webpackRequire, shareScope }: InitOptions): boolean {
  webpackRequire.S[SCOPE] = shareScope
  return true
}

/**
 * Replaces the bundler runtime of the federation library in the entries of features. The page hands its modules over, so
 * a container needs no federation runtime and loads no remotes (docs/decisions/containers-without-runtime.md).
 */
export default {
  bundlerRuntime: { consumes, initContainerEntry, init: () => ({}) },
}
