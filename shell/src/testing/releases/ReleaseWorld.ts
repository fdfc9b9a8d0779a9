import { CONTRACT_VERSION, FeatureError } from '@outcome-studio/shared/feature'
import {
  type Audience,
  chooseRelease,
  type Release,
  type Sha256,
  type Viewer,
} from '@outcome-studio/shared/releases'
import type { Needs, Offers } from '../../../../tools/release/src/core/ReleaseRecord.ts'
import { findMismatches } from '../../../../tools/release/src/gate/findMismatches.ts'
import {
  openShells,
  promote,
  publish,
  recordShell,
  rollBack,
  startCanary,
  stopCanary,
} from '../../../../tools/release/src/registry/changeRegistry.ts'
import { emptyRegistry, lineOf, type Registry } from '../../../../tools/release/src/registry/Registry.ts'
import { createFeatureLoader, type FeatureLoader } from '../../features/loading/createFeatureLoader.ts'
import { createRegistry } from '../../features/registry/createRegistry.ts'

/** The module from which features of the model take names. */
const MODULE = '@outcome-studio/shared/ui'

/** Milliseconds that a slow store takes. */
const SLOW = 5_000

/** How the store of the registry answers. */
export type StoreState = 'up' | 'slow' | 'down' | 'malformed'

/** A page that a member has open. */
export interface OpenPage {
  readonly viewer: Viewer
  readonly shell: string
  readonly loader: FeatureLoader
  /** Versions whose code ran on the page, by feature. */
  readonly ran: Map<string, Set<string>>
  isUnsaved: boolean
}

/** Releases, their registry, the shells, and the pages of members. Each change goes through the gate. */
export class ReleaseWorld {
  readonly #sha256: Sha256
  readonly #needs = new Map<string, Needs>()
  readonly #offers = new Map<string, Offers>()
  #versions = 0
  registry: Registry = emptyRegistry('model')
  store: StoreState = 'up'
  /** Milliseconds. */
  now = 0

  constructor(sha256: Sha256) {
    this.#sha256 = sha256
  }

  /** Builds a feature that needs these names. It is not published. */
  build(id: string, names: readonly string[]): Release {
    this.#versions += 1
    const version = String(this.#versions)
    this.#needs.set(version, {
      contract: CONTRACT_VERSION,
      packages: { [MODULE]: '^19.0.0' },
      names: { [MODULE]: [...names] },
    })
    return {
      id,
      name: id.replace('-', '_'),
      version,
      entry: `https://${id}.test/${version}/mf-manifest.json`,
      integrity: `sha384-${'A'.repeat(64)}`,
      exposes: ['./feature'],
      contract: CONTRACT_VERSION,
    }
  }

  /** @returns whether the gate let it pass */
  publish(release: Release): boolean {
    if (!this.#fits(release)) return false
    this.registry = publish(this.registry, release)
    return true
  }

  canary(release: Release, audience: Audience): boolean {
    if (!(lineOf(this.registry, release.id) && this.#fits(release))) return false
    this.registry = startCanary(this.registry, release, audience, 0)
    return true
  }

  promote = (id: string): void => this.#try(() => promote(this.registry, id))
  rollBack = (id: string): void => this.#try(() => rollBack(this.registry, id))
  stop = (id: string): void =>
    this.#try(() => stopCanary(this.registry, id, { at: '', by: 'command', counts: null }))

  /** @returns whether the gate let the shell pass */
  releaseShell(names: readonly string[]): boolean {
    this.#versions += 1
    const version = `shell ${this.#versions}`
    const offers: Offers = {
      contract: CONTRACT_VERSION,
      packages: { [MODULE]: '19.2.0' },
      names: { [MODULE]: [...names] },
    }
    const used = this.registry.remotes.flatMap((line) => [
      line,
      line.previous ?? line,
      line.canary?.release ?? line,
    ])
    if (used.some(({ version: used }) => findMismatches(this.#needsOf(used), offers).length > 0)) return false
    this.#offers.set(version, offers)
    this.registry = recordShell(this.registry, version, this.now)
    return true
  }

  /** Opens a page with the current shell. */
  open(viewer: Viewer): OpenPage {
    const shell = this.registry.shells.at(-1)?.version ?? ''
    const ran: OpenPage['ran'] = new Map()
    const entries = new Map<string, string>()
    const loader = createFeatureLoader({
      registry: createRegistry({
        fetchFile: () => this.#answer(),
        report: () => {},
        place: null,
        now: () => this.now,
      }),
      choose: (line, { salt }) => chooseRelease(line, viewer, salt, this.#sha256),
      federation: {
        registerRemotes: (remotes) => {
          for (const { name, entry } of remotes) entries.set(name, entry)
        },
        loadRemote: async (exposed) => {
          const [name = ''] = exposed.split('/')
          const version = entries.get(name)?.split('/').at(-2) ?? ''
          const missing = findMismatches(this.#needsOf(version), this.#offersOf(shell))
          if (missing.length > 0) throw new Error(`NeedsError: ${missing.join()}`)
          ran.set(name, (ran.get(name) ?? new Set()).add(version))
          return version
        },
      },
      departures: () => 0,
    })
    return { viewer, shell, loader, ran, isUnsaved: false }
  }

  /** The version that a page opened now would get; null for none. */
  async expected(id: string, viewer: Viewer): Promise<string | null> {
    const line = lineOf(this.registry, id)
    return line && (await chooseRelease(line, viewer, this.registry.salt, this.#sha256)).version
  }

  /** Loads a feature. @returns the version, or the error that its area shows */
  async show(page: OpenPage, id: string): Promise<unknown> {
    return page.loader.load({ remote: id, expose: './feature' }, id, 0).catch((error: unknown) => {
      if (error instanceof FeatureError) return error
      throw error
    })
  }

  #try(change: () => Registry): void {
    try {
      this.registry = change()
    } catch (error) {
      // There may be no canary, or no previous release.
      if (!(error instanceof Error && error.name === 'ReleaseError')) throw error
    }
  }

  #fits({ version }: Release): boolean {
    return openShells(this.registry, this.now).every(
      (shell) => findMismatches(this.#needsOf(version), this.#offersOf(shell.version)).length === 0,
    )
  }

  #answer(): Promise<Response> {
    switch (this.store) {
      case 'up':
        return Promise.resolve(new Response(JSON.stringify(this.registry)))
      case 'slow':
        return new Promise((resolve) =>
          setTimeout(() => resolve(new Response(JSON.stringify(this.registry))), SLOW),
        )
      case 'down':
        return Promise.reject(new TypeError('Failed to fetch'))
      case 'malformed':
        return Promise.resolve(new Response('<!doctype html>'))
    }
  }

  #needsOf(version: string): Needs {
    const needs = this.#needs.get(version)
    if (!needs) throw new Error(`There is no version ${version}.`)
    return needs
  }

  #offersOf(shell: string): Offers {
    const offers = this.#offers.get(shell)
    if (!offers) throw new Error(`There is no ${shell}.`)
    return offers
  }
}
