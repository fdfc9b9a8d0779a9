import { ReleaseError } from '../core/ReleaseError.ts'
import type { ShellRecord } from '../core/ReleaseRecord.ts'
import { recordShell } from '../registry/changeRegistry.ts'
import { recordPath } from '../stores/Store.ts'
import { checkShell } from './checkGate.ts'
import { findShell, type ReleaseTarget, updateRegistry } from './ReleaseTarget.ts'
import type { ShellBuild } from './readBuild.ts'

/**
 * Records what a version of the shell offers, before its files are deployed.
 *
 * @throws ReleaseError if a feature that its pages may load needs more, or this version is current
 */
export async function releaseShell(
  target: ReleaseTarget,
  build: ShellBuild,
  commit: string | null,
  { isForced }: { readonly isForced: boolean },
): Promise<void> {
  const { store, now, print } = target
  await updateRegistry(target, async (registry) => {
    const changed = recordShell(registry, build.version, now())
    if (!isForced) await checkShell(target, registry, build)
    const stored = await findShell(store, build.version)
    if (stored !== null && JSON.stringify(stored.offers) !== JSON.stringify(build.offers)) {
      throw new ReleaseError(
        `shell ${build.version} was recorded with other content, and releases never change.`,
      )
    }
    const record: ShellRecord = { ...build, commit, time: new Date(now()).toISOString() }
    if (stored === null)
      await store.write(recordPath('shell', build.version), JSON.stringify(record, null, 2))
    return changed
  })
  print(`shell ${build.version} is recorded. "npm run deploy" deploys its files.`)
}
