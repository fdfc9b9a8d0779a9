import type { Audience, RegistryLine, Release, StoppedCanary } from '@outcome-studio/shared/releases'
import { ReleaseError } from '../core/ReleaseError.ts'
import { lineOf, type Registry, type ShellEntry } from './Registry.ts'

/** Pages of a shell count as open for this long after another one replaced it, in milliseconds. */
const OPEN_FOR = 7 * 24 * 60 * 60 * 1000

/**
 * Makes a release current. The one that was current is the previous one.
 *
 * @throws ReleaseError if it is current
 */
export function publish(registry: Registry, release: Release): Registry {
  const line = lineOf(registry, release.id)
  if (line?.version === release.version) {
    throw new ReleaseError(`${release.id} ${release.version} is current already.`)
  }
  return withLine(registry, {
    ...release,
    previous: line && releaseOf(line),
    canary: line?.canary?.release.version === release.version ? null : (line?.canary ?? null),
  })
}

/**
 * Gives a release to some members. It replaces another canary.
 *
 * @param now milliseconds of the epoch
 * @throws ReleaseError if the feature has no current release, or this is it
 */
export function startCanary(registry: Registry, release: Release, audience: Audience, now: number): Registry {
  const line = requireLine(registry, release.id)
  if (line.version === release.version) {
    throw new ReleaseError(`${release.id} ${release.version} is current: everybody has it.`)
  }
  const running = line.canary?.release.version === release.version ? line.canary.since : undefined
  const { stopped: _stopped, ...current } = line
  const since = running ?? new Date(now).toISOString()
  return withLine(registry, { ...current, canary: { release, audience, since } })
}

/**
 * Makes the canary current.
 *
 * @param version of the canary that was looked at. Default: any
 * @throws ReleaseError if there is none, or another one
 */
export function promote(registry: Registry, id: string, version: string | null = null): Registry {
  const canary = requireCanary(requireLine(registry, id))
  if (version !== null && canary.version !== version) {
    throw new ReleaseError(`The canary of ${id} is ${canary.version}, not ${version}. Nothing was changed.`)
  }
  return publish(registry, canary)
}

/**
 * Ends the canary, so that everybody gets the current release.
 *
 * @param how when, by whom and why
 * @throws ReleaseError if there is none
 */
export function stopCanary(registry: Registry, id: string, how: Omit<StoppedCanary, 'version'>): Registry {
  const line = requireLine(registry, id)
  const { version } = requireCanary(line)
  return withLine(registry, { ...line, canary: null, stopped: { version, ...how } })
}

/**
 * Makes the previous release current. What was current is not offered as the previous one, because it failed.
 *
 * @throws ReleaseError if there is none
 */
export function rollBack(registry: Registry, id: string): Registry {
  const { previous, canary } = requireLine(registry, id)
  if (previous === null) {
    throw new ReleaseError(
      `${id} has no previous release. "list ${id}" has all; "canary ${id} VERSION 100%" and "promote ${id}" make one current.`,
    )
  }
  const isCanary = canary?.release.version === previous.version
  return withLine(registry, { ...previous, previous: null, canary: isCanary ? null : canary })
}

/**
 * Makes a version of the shell current.
 *
 * @param now milliseconds of the epoch
 * @throws ReleaseError if it is current
 */
export function recordShell(registry: Registry, version: string, now: number): Registry {
  const open = openShells(registry, now)
  if (open.some((shell) => shell.version === version && shell.until === null)) {
    throw new ReleaseError(`shell ${version} is current already.`)
  }
  const time = new Date(now).toISOString()
  const replaced = open
    .filter((shell) => shell.version !== version)
    .map((shell) => ({ ...shell, until: shell.until ?? time }))
  const shells = [...replaced, { version, since: time, until: null }]
  return { ...registry, revision: registry.revision + 1, shells }
}

/**
 * The shells that pages may still have open.
 *
 * @param now milliseconds of the epoch
 */
export const openShells = ({ shells }: Registry, now: number): readonly ShellEntry[] =>
  shells.filter(({ until }) => until === null || now - Date.parse(until) <= OPEN_FOR)

/**
 * The line of a feature.
 *
 * @throws ReleaseError if it has no current release
 */
export function requireLine(registry: Registry, id: string): RegistryLine {
  const line = lineOf(registry, id)
  if (line === null) throw new ReleaseError(`${id} has no current release.`)
  return line
}

function requireCanary({ id, canary }: RegistryLine): Release {
  if (canary === null) throw new ReleaseError(`${id} has no canary.`)
  return canary.release
}

function releaseOf({
  previous: _previous,
  canary: _canary,
  stopped: _stopped,
  ...release
}: RegistryLine): Release {
  return release
}

function withLine(registry: Registry, line: RegistryLine): Registry {
  const others = registry.remotes.filter(({ id }) => id !== line.id)
  const remotes = [...others, line].sort((one, other) => (one.id < other.id ? -1 : 1))
  return { ...registry, revision: registry.revision + 1, remotes }
}
