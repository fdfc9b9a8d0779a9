/** Where an import of a spec leads. */
export type ResolvedImport =
  | { readonly kind: 'copy'; readonly specifier: string }
  | { readonly kind: 'package' }
  | { readonly kind: 'stand-in'; readonly file: 'emulatorSetup.ts' | 'emulatorInternals.ts' | 'nock.ts' }

/**
 * Decides what an import of the specs or their helpers loads. Their helpers only send requests, so they are loaded from
 * the copy. What starts or belongs to the emulator itself is replaced by a file of this folder.
 *
 * @param specifier as written in the spec
 */
export function resolveImport(specifier: string): ResolvedImport {
  if (/^(\.\/testing|\.)\/setup$/.test(specifier)) return { kind: 'stand-in', file: 'emulatorSetup.ts' }
  if (specifier === './testing/helpers') return { kind: 'copy', specifier: `${specifier}.ts` }
  if (specifier.endsWith('/helpers/nock')) return { kind: 'stand-in', file: 'nock.ts' }
  if (specifier.startsWith('.')) return { kind: 'stand-in', file: 'emulatorInternals.ts' }
  return { kind: 'package' }
}
