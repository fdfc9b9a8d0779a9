const SECRET = /\bdefineSecret\(\s*'([A-Z][A-Z0-9_]*)'/g

/**
 * Names of the secrets that the functions declare, sorted. Each needs a value in Secret Manager, also where its service
 * is not configured, because a deployment asks for all.
 *
 * @param sources texts of the functions' source files
 */
export function declaredSecrets(sources: readonly string[]): readonly string[] {
  const names = sources.flatMap((source) => [...source.matchAll(SECRET)].map(([, name = '']) => name))
  return [...new Set(names)].sort()
}
