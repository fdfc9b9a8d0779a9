import { type ClassifierWeights, likelihoods } from './Classifier.ts'
import { packWeights } from './packedWeights.ts'

/** A text that people have judged. */
export interface Example {
  readonly features: ReadonlySet<string>
  readonly label: string
}

export interface TrainingOptions {
  /** How often each example is seen. */
  readonly rounds: number
  /** How strongly weights are pulled to 0, so that no feature of a few examples decides alone. */
  readonly decay: number
  /** Examples that a feature must be in to count. */
  readonly fewest: number
}

const STEP = 0.3
/** Smallest weight that is stored. */
const LEAST_STORED = 0.395

/**
 * Trains multinomial logistic regression by stochastic gradient descent with a step per weight (AdaGrad: Duchi, Hazan,
 * Singer, Journal of Machine Learning Research 12, 2011). The same examples in the same order give the same weights.
 */
export function trainClassifier(examples: readonly Example[], options: TrainingOptions): ClassifierWeights {
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const names = frequentFeatures(examples, options.fewest)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features, label }) => ({
    at: [...features].flatMap((name) => places.get(name) ?? []),
    label: classes.indexOf(label),
  }))
  const size = classes.length
  const weights = new Float64Array(names.length * size)
  const squares = new Float64Array(names.length * size).fill(1e-8)
  const order = rows.map((_, at) => at)
  const random = sequence()
  for (let round = 0; round < options.rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (row !== undefined) learn(row, size, weights, squares, options.decay)
    }
  }
  return { classes, weights: stored(names, size, weights) }
}

function frequentFeatures(examples: readonly Example[], fewest: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= fewest).map(([name]) => name)
}

interface Row {
  readonly at: readonly number[]
  readonly label: number
}

function learn(
  { at, label }: Row,
  size: number,
  weights: Float64Array,
  squares: Float64Array,
  decay: number,
) {
  const scale = 1 / Math.sqrt(Math.max(at.length, 1))
  const sums = Array.from({ length: size }, (_, index) =>
    at.reduce((sum, feature) => sum + (weights[feature * size + index] ?? 0), 0),
  )
  const found = likelihoods(sums.map((sum) => sum * scale))
  for (const [index, likelihood] of found.entries()) {
    const error = (likelihood - (index === label ? 1 : 0)) * scale
    for (const feature of at) {
      const place = feature * size + index
      const slope = error + decay * (weights[place] ?? 0)
      squares[place] = (squares[place] ?? 0) + slope * slope
      weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(squares[place] ?? 1)
    }
  }
}

function stored(names: readonly string[], size: number, weights: Float64Array) {
  const kept = names.flatMap((name, at): [string, string][] => {
    const own = Array.from({ length: size }, (_, index) => ({
      index,
      weight: weights[at * size + index] ?? 0,
    }))
    const telling = own.filter(({ weight }) => Math.abs(weight) >= LEAST_STORED)
    return telling.length === 0 ? [] : [[name, packWeights(telling)]]
  })
  return Object.fromEntries(kept)
}

/** The same numbers from 0 to 1 each time. */
function sequence(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}
