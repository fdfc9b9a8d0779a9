/**
 * The weights of a feature are stored as text, three characters a class: a digit for the class, and the weight in two
 * digits of base 36. As lists of numbers they took twice the bytes of every deployment; nothing is lost.
 */
const BASE = 36
/** What is added to a weight, so that none is negative. */
const ZERO = (BASE * BASE) / 2
const WIDTH = 3
/** Weights are stored as whole numbers of this size. */
const HUNDREDTHS = 100

/** The weight of a class, by its index from 0 to 9. */
export interface ClassWeight {
  readonly index: number
  readonly weight: number
}

/** @param weights from -6.48 to 6.47; what lies beyond is cut */
export const packWeights = (weights: readonly ClassWeight[]): string =>
  weights
    .map(({ index, weight }) => {
      const stored = Math.max(0, Math.min(BASE * BASE - 1, Math.round(weight * HUNDREDTHS) + ZERO))
      return `${index}${stored.toString(BASE).padStart(WIDTH - 1, '0')}`
    })
    .join('')

/** The weights of a text that {@link packWeights} wrote. */
export const unpackWeights = (packed: string): readonly ClassWeight[] =>
  Array.from({ length: Math.floor(packed.length / WIDTH) }, (_, at) => ({
    index: Number(packed.charAt(at * WIDTH)),
    weight: (Number.parseInt(packed.slice(at * WIDTH + 1, (at + 1) * WIDTH), BASE) - ZERO) / HUNDREDTHS,
  }))
