import { join } from 'node:path'
import { packageVersion } from '../package/packageVersion.ts'

/**
 * Modules of which a page may have one copy only. The shell provides them to the features. Subpaths are listed
 * separately, because federation matches requests and not packages.
 */
export const SHARES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
  'zod/mini',
  'single-spa',
  '@outcome-studio/shared/feature',
  '@outcome-studio/shared/ui',
  '@outcome-studio/shared/data',
  // The catalogue of messages, which the shell has in its first load.
  '@outcome-studio/shared/domain/errors',
] as const

/** The product's own shares. A feature takes each name of them alone, so that a page loads what its features use. */
export const OWN_SHARES = SHARES.filter((request) => request.startsWith('@outcome-studio/'))

/**
 * Requests of names of the product's own shares: this and the name, for example "@outcome-studio/shared/ui/Button".
 * Features that were built before this have the whole share as their request.
 */
export const byName = (share: string): string => `${share}/`

/**
 * Exports that features may use of a partly shared module. The router is one large file; sharing all of it would add
 * its server side to the shell's first load. Of the query library, most is for servers and endless lists.
 */
export const SHARED_IN_PART: Readonly<Partial<Record<(typeof SHARES)[number], readonly string[]>>> = {
  'react-router-dom': [
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Routes',
    'useBlocker',
    'useHref',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useParams',
    'useResolvedPath',
    'useSearchParams',
  ],
  '@tanstack/react-query': ['QueryClientProvider', 'useMutation', 'useQuery', 'useQueryClient'],
  'zod/mini': [
    '_default',
    'array',
    'boolean',
    'catch',
    'discriminatedUnion',
    'enum',
    'exactOptional',
    'extend',
    'int',
    'iso',
    'keyof',
    'literal',
    'looseObject',
    'maximum',
    'maxLength',
    'minimum',
    'minLength',
    'nullable',
    'nullish',
    'number',
    'object',
    'optional',
    'pipe',
    'readonly',
    'record',
    'refine',
    'regex',
    'strictObject',
    'string',
    'transform',
    'trim',
    'union',
    'unknown',
    'url',
  ],
}

/** Name of the package a request belongs to: "react-dom/client" → "react-dom". */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
}

/** @param modules absolute path of the node_modules folder in which the shared packages are installed */
export function installedVersion(modules: string, request: string): string {
  return packageVersion(join(modules, packageOf(request)))
}

/** The installed version of each share, which the shell provides, whole or by name. */
export function shareVersions(modules: string): Readonly<Record<string, string>> {
  const requests = [...SHARES, ...OWN_SHARES.map(byName)]
  return Object.fromEntries(requests.map((request) => [request, installedVersion(modules, request)]))
}
