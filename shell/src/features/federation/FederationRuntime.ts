import type { RemoteEntry } from '../registry/RemoteEntry.ts'

/** The part of the module federation runtime that the shell uses. */
export interface FederationRuntime {
  /** `force` discards what was loaded under that name; without it a known name is ignored. */
  registerRemotes(
    remotes: readonly Pick<RemoteEntry, 'name' | 'entry' | 'integrity'>[],
    options?: { readonly force?: boolean },
  ): void
  /** @param id federation name and expose, for example "mfe_account/feature" */
  loadRemote(id: string): Promise<unknown>
}
