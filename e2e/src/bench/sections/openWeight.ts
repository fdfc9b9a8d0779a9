import { SIA } from '../weight/features.ts'
import { type FeatureWeight, measureFeature } from '../weight/measureFeature.ts'
import { type HomeWeight, measureHome } from '../weight/measureHome.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

/** A tools admin, who has the coach. */
const EMAIL = 'tools@acme.test'

/** One run. */
export interface WeightResult {
  readonly home: HomeWeight
  readonly sia: FeatureWeight
}

/** What a browser with an empty cache receives for home, and for Sia after that. */
export async function openWeight(bench: Bench): Promise<Section<WeightResult>> {
  const { shellUrl } = bench.stack
  return {
    measure: async () => ({
      home: await asMember(bench, EMAIL, (context) => measureHome(context, shellUrl)),
      sia: await asMember(bench, EMAIL, (context) => measureFeature(context, shellUrl, SIA)),
    }),
  }
}
