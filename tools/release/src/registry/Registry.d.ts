import type { RegistryContent, RegistryLine } from '@outcome-studio/shared/releases'
/** A version of the shell that pages may have open. */
export interface ShellEntry {
  readonly version: string
  /** When it became current, ISO 8601. */
  readonly since: string
  /** When another one replaced it, ISO 8601; null while it is current. */
  readonly until: string | null
}
/** The registry as commands change it. The shell reads all of it but `shells`. */
export interface Registry extends RegistryContent {
  /** The current shell last. In the same file, so that a feature and a shell cannot both pass the gate at once. */
  readonly shells: readonly ShellEntry[]
}
/** Before the first release. */
export declare const emptyRegistry: (salt: string) => Registry
/** The line of a feature, or null. */
export declare const lineOf: (registry: Registry, id: string) => RegistryLine | null
