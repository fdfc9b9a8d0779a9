import type { Audience, RegistryLine, Release } from '@outcome-studio/shared/releases'
import { type Registry, type ShellEntry } from './Registry.ts'
/**
 * Makes a release current. The one that was current is the previous one.
 *
 * @throws ReleaseError if it is current
 */
export declare function publish(registry: Registry, release: Release): Registry
/**
 * Gives a release to some members. It replaces another canary.
 *
 * @throws ReleaseError if the feature has no current release, or this is it
 */
export declare function startCanary(registry: Registry, release: Release, audience: Audience): Registry
/**
 * Makes the canary current.
 *
 * @throws ReleaseError if there is none
 */
export declare function promote(registry: Registry, id: string): Registry
/**
 * Ends the canary, so that everybody gets the current release.
 *
 * @throws ReleaseError if there is none
 */
export declare function stopCanary(registry: Registry, id: string): Registry
/**
 * Makes the previous release current. What was current is not offered as the previous one, because it failed.
 *
 * @throws ReleaseError if there is none
 */
export declare function rollBack(registry: Registry, id: string): Registry
/**
 * Makes a version of the shell current.
 *
 * @param now milliseconds of the epoch
 * @throws ReleaseError if it is current
 */
export declare function recordShell(registry: Registry, version: string, now: number): Registry
/**
 * The shells that pages may still have open.
 *
 * @param now milliseconds of the epoch
 */
export declare const openShells: ({ shells }: Registry, now: number) => readonly ShellEntry[]
/**
 * The line of a feature.
 *
 * @throws ReleaseError if it has no current release
 */
export declare function requireLine(registry: Registry, id: string): RegistryLine
