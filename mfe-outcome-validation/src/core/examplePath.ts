/** Path of a template's page below the feature's own. A stored study's path has one segment, so it never matches. */
export const examplePath = (id: string): string => `/example/${id}`

/** The id of the template that a path shows; null if it shows none. */
export function readExamplePath(path: string): string | null {
  return /^\/example\/([a-z-]+)\/?$/.exec(path)?.[1] ?? null
}
