import { join, sep } from 'node:path'

/**
 * Resolves a request path to a file.
 *
 * @param root absolute path of the served folder
 * @param path path of the URL, still percent-encoded
 * @returns null for anything but a plain path below the root: traversal, hidden or malformed
 */
export function resolveBelow(root: string, path: string): string | null {
  const decoded = decode(path)
  if (decoded === null || /[\\\0]/.test(decoded)) return null
  const segments = decoded.split('/').slice(1)
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return null
  const file = join(root, ...segments)
  return file.startsWith(root + sep) ? file : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
