import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { integrityOf } from '../../../build/src/package/integrityOf.ts'
import { PRODUCTION } from '../../../environment/src/testing/sampleEnvironments.ts'
import type { RecordedViews } from '../commands/guardFeatures.ts'
import type { OpenTarget } from '../commands/openTarget.ts'
import { parseCommand } from '../commands/parseCommand.ts'
import { readRegistry } from '../commands/ReleaseTarget.ts'
import { runCommand } from '../commands/runCommand.ts'
import type { Needs } from '../core/ReleaseRecord.ts'
import type { Registry } from '../registry/Registry.ts'
import type { Keys } from '../registry/registryFile.ts'
import type { Store } from '../stores/Store.ts'

export const UI = '@outcome-studio/shared/ui'

/** When commands run, unless `setNow` was called. */
const NOW = Date.parse('2026-11-28T12:00:00.000Z')

/** What the next build of a package finds. */
interface Source {
  readonly version: string
  /** Names of the design system that it imports, or that a shell offers. */
  readonly names?: readonly string[]
  readonly text?: string
}

/** A repository whose packages are built by commands, and a target for them. */
export interface ReleaseFixture {
  readonly root: string
  readonly printed: string[]
  /** Ids of the packages that commands have built. */
  readonly built: readonly string[]
  /** Sets what the next build of a package finds. */
  setSource(id: string, source: Source): void
  /** Builds a package at once. */
  writeBuild(id: string, source: Source): void
  setNow(now: number): void
  /** Sets the views that pages have recorded. */
  setViews(count: RecordedViews['count']): void
  /** Runs a command line, without "--env". */
  run(line: string, target?: Partial<OpenTarget>, commit?: string): Promise<void>
  registry(): Promise<Registry>
  release(): void
}

/**
 * Creates a repository in a temporary folder.
 *
 * @param keys null for a registry without a signature
 */
export function createReleaseFixture(store: Store, keys: Keys | null = null): ReleaseFixture {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  const printed: string[] = []
  const built: string[] = []
  const sources = new Map<string, Source>()
  let now = NOW
  let count: RecordedViews['count'] = async () => ({})
  const target: OpenTarget = {
    ...{ store, keys, isLocal: false, now: () => now, createSalt: () => 'salt' },
    print: (text) => printed.push(text),
  }
  const build = (id: string) => {
    built.push(id)
    writeBuild(root, id, sources.get(id) ?? { version: '1' })
  }
  return {
    root,
    printed,
    built,
    setSource: (id, source) => sources.set(id, source),
    writeBuild: (id, source) => writeBuild(root, id, source),
    setNow: (next) => {
      now = next
    },
    setViews: (next) => {
      count = next
    },
    run: (line, changes = {}, commit = 'abc123') =>
      runCommand(
        parseCommand(['--env', 'production', ...line.split(' ')]),
        { ...target, ...changes },
        {
          ...{ root, environment: PRODUCTION, build, readCommit: () => commit },
          openViews: async () => ({ count, close: async () => {} }),
        },
      ),
    registry: () => readRegistry(target),
    release: () => rmSync(root, { recursive: true, force: true }),
  }
}

function writeBuild(root: string, id: string, { version, names = ['Button'], text = '' }: Source): void {
  const dist = join(root, id, 'dist')
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const script = `${id} ${version} ${text}`
  const manifest = JSON.stringify({ integrity: { 'main.js': integrityOf(Buffer.from(script)) } })
  const page = `/${id}/${version}/index.html`
  const offers = { contract: 2, packages: { [UI]: '19.2.0' }, names: { [UI]: names } }
  const needs: Needs = { contract: 2, packages: { [UI]: '^19.2.0' }, names: { [UI]: [...names] } }
  const release =
    id === 'shell'
      ? { id, version, page, offers }
      : {
          ...{ id, name: id.replaceAll('-', '_'), version, contract: 2, exposes: ['./feature'], needs },
          manifest: `/${id}/${version}/mf-manifest.json`,
          integrity: integrityOf(Buffer.from(manifest)),
        }
  write(`${id}/${version}/main.js`, script)
  write(`${id}/${version}/main.js.br`, 'compressed')
  write(`${id}/${version}/mf-manifest.json`, manifest)
  write(`${id}/${version}/release.json`, release)
  write('release.json', release)
}
