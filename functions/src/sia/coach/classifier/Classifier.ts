import { unpackWeights } from './packedWeights.ts'

/** What a trained classifier knows. Made by `npm run -s coach -- --train`; not written by hand. */
export interface ClassifierWeights {
  readonly classes: readonly string[]
  /** By feature: the weights of the classes that it tells anything of, packed. */
  readonly weights: Readonly<Record<string, string>>
}

export interface Classifier {
  readonly classes: readonly string[]
  /** Probabilities from 0 to 1 in the order of the classes. Features that were not seen in training count for nothing. */
  readonly classify: (features: ReadonlySet<string>) => readonly number[]
}

/** Multinomial logistic regression: a class is as likely as the exponential of the sum of its features' weights. */
export function createClassifier({ classes, weights }: ClassifierWeights): Classifier {
  const known = new Map(Object.entries(weights))
  return {
    classes,
    classify: (features) => {
      const sums = classes.map(() => 0)
      let count = 0
      for (const feature of features) {
        const own = known.get(feature)
        if (own === undefined) continue
        count += 1
        for (const { index, weight } of unpackWeights(own)) sums[index] = (sums[index] ?? 0) + weight
      }
      return likelihoods(sums.map((sum) => sum / Math.sqrt(Math.max(count, 1))))
    },
  }
}

/** Probabilities of sums, by the softmax function. */
export function likelihoods(sums: readonly number[]): readonly number[] {
  const highest = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - highest))
  const total = raised.reduce((one, other) => one + other, 0)
  return raised.map((each) => each / total)
}
