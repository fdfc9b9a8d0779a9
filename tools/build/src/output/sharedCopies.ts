import { sep } from 'node:path'
import { packageOf } from '../webpack/shares.ts'

/** The product's packages where they are installed. */
const INSTALLED = '/node_modules/@outcome-studio/'

/** One copy of a shared module in a build: its request and its folder. */
export interface SharedCopy {
  readonly request: string
  readonly folder: string
}

/**
 * Finds the shared modules whose code a build contains.
 *
 * @param files absolute paths of the files in the build
 * @param shares requests of the shared modules
 * @returns one entry for each pair of package and folder, in order of the files
 */
export function sharedCopies(files: readonly string[], shares: readonly string[]): readonly SharedCopy[] {
  const packages = [...new Set(shares.map((share) => (isOwnEntryPoint(share) ? share : packageOf(share))))]
  const found = new Map<string, SharedCopy>()
  for (const file of files.map((path) => path.split(sep).join('/'))) {
    for (const request of packages) {
      const isOwn = isOwnEntryPoint(request)
      if (isOwn && file.includes('/node_modules/') && !file.includes(INSTALLED)) continue
      const marker = isOwn ? `/${ownFolder(request)}/` : `/node_modules/${request}/`
      const at = file.lastIndexOf(marker)
      if (at < 0) continue
      const folder = file.slice(0, at + marker.length - 1)
      found.set(folder, { request, folder })
    }
  }
  return [...found.values()]
}

/**
 * In the product's repository, its own entry points are symbolic links, so their files are outside of node_modules. A
 * feature in a repository of its own has them installed.
 */
function isOwnEntryPoint(share: string): boolean {
  return share.startsWith('@outcome-studio/')
}

function ownFolder(share: string): string {
  const [, folder, ...door] = share.split('/')
  return [folder, 'src', ...door].join('/')
}
