import { assertNeeds } from './assertNeeds.ts'
import type { RemoteFiles } from './createRemoteFiles.ts'
import type { ShareScope } from './createShareScope.ts'
import type { FederationRuntime } from './FederationRuntime.ts'
import type { Runtime } from './startRuntime.ts'

/** A script with a container could not be loaded. */
export class EntryError extends Error {
  override readonly name = 'EntryError'
}

/** What the script of a feature puts into its global variable. */
interface Container {
  init(scope: ShareScope): unknown
  get(expose: string): Promise<() => unknown>
}

interface ContainerParts {
  readonly files: RemoteFiles
  readonly scope: ShareScope
  /** The names of the shell's modules by their requests; null for a module whose names are not known. */
  readonly offered: Readonly<Record<string, readonly string[] | null>>
  /** Starts the federation runtime, which only features of earlier builds need. */
  readonly startRuntime: () => Promise<Runtime>
  readonly page: Document
}

/** A feature of the list, and what has been loaded of it. A load that failed is repeated by the next one. */
interface Registered {
  readonly entry: string
  opened: Promise<Pick<Container, 'get'>> | null
}

/**
 * Loads the containers of features: reads the manifest, compares what the feature needs, adds its script to the page and
 * hands the shell's modules over (docs/decisions/containers-without-runtime.md).
 */
export function createContainers(parts: ContainerParts): FederationRuntime {
  const registered = new Map<string, Registered>()
  let runtime: Promise<Runtime> | null = null

  const open = async (name: string, entry: string): Promise<Pick<Container, 'get'>> => {
    const { manifest, text } = await parts.files.readManifest(entry)
    assertNeeds(manifest, parts.offered)
    if (!manifest.needsRuntime) {
      return openContainer(parts, new URL(manifest.entry, entry).href, manifest.globalName)
    }
    runtime ??= parts.startRuntime()
    const started = await runtime.catch((error: unknown) => {
      runtime = null
      throw error
    })
    return {
      get: async (expose) => {
        const exposed = await started.loadRemote(name, entry, text, expose.replace('./', ''))
        return () => exposed
      },
    }
  }

  return {
    registerRemotes: (remotes, options = {}) => {
      for (const { name, entry, integrity } of remotes) {
        parts.files.expectManifest(entry, integrity)
        if (options.force || !registered.has(name)) registered.set(name, { entry, opened: null })
      }
    },
    loadRemote: async (id) => {
      const [name = '', expose] = id.split('/')
      const remote = registered.get(name)
      if (remote === undefined) throw new EntryError(`${name} is not registered.`)
      remote.opened ??= open(name, remote.entry).catch((error: unknown) => {
        remote.opened = null
        throw error
      })
      const factory = await (await remote.opened).get(`./${expose}`)
      return factory()
    },
  }
}

async function openContainer({ files, scope, page }: ContainerParts, url: string, globalName: string) {
  Reflect.deleteProperty(globalThis, globalName)
  await addScript(page, files.createScript(url))
  const container: unknown = Reflect.get(globalThis, globalName)
  if (!isContainer(container)) throw new SyntaxError(`${url} is not the container of a feature.`)
  await container.init(scope)
  return container
}

function addScript(page: Document, script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const { src } = script
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new EntryError(`${src} could not be loaded.`)))
    page.head.append(script)
  })
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'get') === 'function' && typeof Reflect.get(value, 'init') === 'function'
}
