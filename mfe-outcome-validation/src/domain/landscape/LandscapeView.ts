import type { Rating } from '@outcome-studio/shared/domain/study'

type Range = readonly [from: number, to: number]

/** The part of the opportunity landscape that is shown. Both ranges have the same length. */
export interface LandscapeView {
  readonly importance: Range
  readonly satisfaction: Range
}

export const WHOLE_LANDSCAPE: LandscapeView = { importance: [0, 10], satisfaction: [0, 10] }

/** Distance of the outermost ratings from the edge, and the shortest range that is shown. */
const MARGIN = 0.25
const SHORTEST = 2

/** The smallest part in whole numbers that shows all ratings. */
export function landscapeAround(ratings: readonly Rating[]): LandscapeView {
  if (ratings.length === 0) return WHOLE_LANDSCAPE
  const importance = rangeOf(ratings.map((rating) => rating.importance))
  const satisfaction = rangeOf(ratings.map((rating) => rating.satisfaction))
  const length = Math.max(SHORTEST, lengthOf(importance), lengthOf(satisfaction))
  return { importance: widened(importance, length), satisfaction: widened(satisfaction, length) }
}

/** Position of a rating in a square, each from 0 to 1. y points down, as in a drawing. */
export function placeInLandscape(
  { importance, satisfaction }: Rating,
  view: LandscapeView,
): { readonly x: number; readonly y: number } {
  return {
    x: (importance - view.importance[0]) / lengthOf(view.importance),
    y: 1 - (satisfaction - view.satisfaction[0]) / lengthOf(view.satisfaction),
  }
}

/** Whole numbers along an axis, at most eleven. */
export function landscapeTicks([from, to]: Range): readonly number[] {
  const step = to - from > 5 ? 2 : 1
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step)
}

const lengthOf = ([from, to]: Range): number => to - from

function rangeOf(values: readonly number[]): Range {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [Math.max(0, Math.floor(least - MARGIN)), Math.min(10, Math.ceil(most + MARGIN))]
}

/** Makes a range longer on both sides, within 0 to 10. */
function widened([from, to]: Range, length: number): Range {
  const start = Math.min(Math.max(0, from - Math.floor((length - (to - from)) / 2)), 10 - length)
  return [start, start + length]
}
