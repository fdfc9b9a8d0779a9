import { CONTRACT_VERSION } from '../core/contract.ts'
import { FeatureError } from '../errors/FeatureError.ts'

/**
 * Rejects a feature that was built for another contract.
 *
 * @param contract the version that the feature was built for
 * @throws FeatureError incompatible
 */
export function requireContract(contract: number, area: string): void {
  if (contract === CONTRACT_VERSION) return
  throw new FeatureError('incompatible', area, { cause: { host: CONTRACT_VERSION, feature: contract } })
}
