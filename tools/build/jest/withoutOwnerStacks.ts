import * as React from 'react'

const INTERNALS: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * Ends that React's development build captures a stack for each element that is created. It only names the owner in
 * warnings, and took a tenth to a fifth of the time of tests of components. React itself stops after 10,000 elements in
 * a second; there is no public switch.
 *
 * @throws Error if this version of React counts in another way
 */
export function withoutOwnerStacks(): void {
  if (typeof INTERNALS !== 'object' || INTERNALS === null || !('recentlyCreatedOwnerStacks' in INTERNALS)) {
    throw new Error('React no longer counts owner stacks. Remove withoutOwnerStacks, or adapt it.')
  }
  Object.defineProperty(INTERNALS, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
