import { BuildError } from '../package/BuildError.ts'
import { sharedCopies } from './sharedCopies.ts'

interface Built {
  readonly id: string
  readonly kind: 'shell' | 'feature'
}

/**
 * Ensures that a page has one copy of each shared module: the shell's. Other copies would fail in the browser only.
 *
 * @param files absolute paths of the files in the build
 * @param shares requests of the shared modules
 * @throws BuildError naming each offending module
 */
export function assertSingletons(built: Built, files: readonly string[], shares: readonly string[]): void {
  const copies = sharedCopies(files, shares)
  const complaints =
    built.kind === 'feature'
      ? copies.map(
          ({ request, folder }) =>
            `a copy of its own of ${request} (from ${folder}); import it as the shell shares it`,
        )
      : copies
          .filter(({ request }, index) => copies.findIndex((other) => other.request === request) < index)
          .map(({ request, folder }) => `a second copy of ${request} (from ${folder})`)
  if (complaints.length > 0) throw new BuildError(`${built.id} has ${complaints.join(`\n${built.id} has `)}.`)
}
