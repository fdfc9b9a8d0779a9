import { missingNames } from '@outcome-studio/shared/releases'
import { satisfies } from 'semver'
import type { Needs, Offers } from '../core/ReleaseRecord.ts'

/**
 * What a feature needs of a shell and would not get. Empty if the feature can run in it.
 *
 * @returns texts that follow "needs", for example "Chip of @outcome-studio/shared/ui"
 */
export function findMismatches(needs: Needs, offers: Offers): readonly string[] {
  const isPresent = (request: string) =>
    Object.hasOwn(offers.packages, request) && Object.hasOwn(offers.names, request)
  const requests = [...new Set([...Object.keys(needs.packages), ...Object.keys(needs.names)])]
  const present = Object.fromEntries(Object.entries(needs.names).filter(([request]) => isPresent(request)))
  return [
    ...(needs.contract === offers.contract
      ? []
      : [`version ${needs.contract} of the contract (not ${offers.contract})`]),
    ...requests.filter((request) => !isPresent(request)),
    ...Object.entries(needs.packages).flatMap(([request, range]) => {
      const version = offers.packages[request]
      if (version === undefined || satisfies(version, range)) return []
      return [`${request} ${range} (not ${version})`]
    }),
    ...missingNames(present, offers.names).map(({ module, name }) => `${name} of ${module}`),
  ]
}
