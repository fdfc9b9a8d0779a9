import { readFile } from 'node:fs/promises'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import { lineOf } from '../registry/Registry.ts'
import { requireAudience } from './createAudience.ts'
import { describeList, describeStatus } from './describeReleases.ts'
import { fileViews } from './fileViews.ts'
import { guardFeatures, type RecordedViews } from './guardFeatures.ts'
import type { OpenTarget } from './openTarget.ts'
import type { Command } from './parseCommand.ts'
import { readRegistry, requireWritable } from './ReleaseTarget.ts'
import { readFeatureBuild, readShellBuild } from './readBuild.ts'
import {
  canaryFeature,
  promoteFeature,
  releaseFeature,
  rollBackFeature,
  stopFeature,
  type Upload,
} from './releaseFeature.ts'
import { releaseShell } from './releaseShell.ts'

/** Where releases are built. */
export interface Workspace {
  /** Absolute path of the repository. */
  readonly root: string
  readonly environment: Environment
  /** Builds a package. */
  readonly build: (id: string) => void
  /** Commit of the source, or null. */
  readonly readCommit: () => string | null
  /** Connects to the views that pages of an environment have recorded. */
  readonly openViews: () => Promise<RecordedViews>
}

/** Actions of which the local product has none: what was built last is current. */
const NOT_LOCAL: ReadonlySet<Command['action']> = new Set(['release', 'shell', 'promote', 'rollback'])

/** Actions that may build, which takes long: whatever refuses them is found before. */
const BUILDING: ReadonlySet<Command['action']> = new Set(['release', 'shell', 'canary'])

/**
 * Runs a command at a target.
 *
 * @throws ReleaseError if it cannot be done
 */
export async function runCommand(command: Command, target: OpenTarget, workspace: Workspace): Promise<void> {
  const { action, feature: id } = command
  if (target.isLocal && NOT_LOCAL.has(action)) {
    throw new ReleaseError(
      'In the environment local, what was built last is current. Only canary, guard, stop, status and list are for it.',
    )
  }
  // Local pages compare needs and offers themselves, and there is one shell only.
  const options = { isForced: command.isForced || target.isLocal }
  if (BUILDING.has(action)) await requireWritable(target)
  switch (action) {
    case 'release':
      return releaseFeature(target, await buildFeature(workspace, id), options)
    case 'shell': {
      workspace.build('shell')
      return releaseShell(target, await readShellBuild(workspace.root), workspace.readCommit(), options)
    }
    case 'canary': {
      const wanted = { ...command, people: await readPeople(command.people) }
      requireAudience(wanted)
      return canaryFeature(target, id, await canaryOf(command, target, workspace), wanted, options)
    }
    case 'promote':
      return promoteFeature(target, id, command.version, options)
    case 'rollback':
      return rollBackFeature(target, id, options)
    case 'stop':
      return stopFeature(target, id)
    case 'guard':
      return guard(command, target, workspace)
    case 'status':
      return target.print(describeStatus(await readRegistry(target), target.now()))
    case 'list': {
      const ids = Object.keys(workspace.environment.sites).filter((each) => each !== 'shell')
      return target.print(await describeList(target, await readRegistry(target), id === '' ? ids : [id]))
    }
    default:
      throw new Error(`There is no action ${action}.`)
  }
}

async function guard({ feature, counts }: Command, target: OpenTarget, { openViews }: Workspace) {
  const views = counts === null ? await openViews() : fileViews(counts)
  try {
    const results = await guardFeatures(target, feature, views.count)
    for (const { text } of results) target.print(text)
    if (results.length === 0)
      target.print(feature === '' ? 'No feature has a canary.' : `${feature} has no canary.`)
  } finally {
    await views.close()
  }
}

async function canaryOf(
  { version, feature }: Command,
  target: OpenTarget,
  workspace: Workspace,
): Promise<{ readonly version: string } | Upload | null> {
  if (version !== null) return { version }
  const isRunning = (lineOf(await readRegistry(target), feature)?.canary ?? null) !== null
  return isRunning ? null : buildFeature(workspace, feature)
}

async function buildFeature(
  { root, environment, build, readCommit }: Workspace,
  id: string,
): Promise<Upload> {
  if (environment.sites[id] === undefined) throw new ReleaseError(`There is no feature ${id}.`)
  build(id)
  return { build: await readFeatureBuild(root, environment, id), environment, commit: readCommit() }
}

/** Addresses by line; empty lines and what follows "#" are left out. */
async function readPeople(file: string | null): Promise<readonly string[]> {
  if (file === null) return []
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`${file} cannot be read.`, { cause })
  })
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim())
  return lines.filter((line) => line !== '')
}
