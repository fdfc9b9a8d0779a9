import { SHARED_MODULES } from './sharedModules.ts'

/** The installed version of each shared module, defined by the build. A key that ends with a slash is a prefix. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

/** A module that features take from the page. */
interface ShareOfShell {
  readonly from: string
  readonly get: () => Promise<() => object>
}

/** Shared modules by request and version: the format of webpack's module federation. */
export type ShareScope = Record<string, Record<string, ShareOfShell>>

/** What the shell hands over to the containers of features. */
export function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([request, load]) => {
      const get = async () => {
        await nextTask()
        const shared = await load()
        return () => shared
      }
      return [request, { [versionOf(request)]: { from: 'shell', get } }]
    }),
  )
}

/** The version of a module, or of the share that its request is a name of. */
function versionOf(request: string): string {
  const versions = SHARED_VERSIONS
  return versions[request] ?? versions[request.slice(0, request.lastIndexOf('/') + 1)] ?? ''
}

/** A feature requests all shared modules at once. Evaluating them in one task would block a slow device. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
