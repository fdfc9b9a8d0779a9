import { NEED_LAYER_ITEMS, NEED_LAYERS, type NeedLayer } from './NEED_LAYERS.ts'
import type { Goal, Needs } from './Needs.ts'

/** Whether a goal says something. A row without a text is a place to write, and no count includes it. */
export const isWritten = ({ text }: Pick<Goal, 'text'>): boolean => text.trim() !== ''

/** The goals of a layer in their order. */
export const goalsInLayer = ({ goals }: Pick<Needs, 'goals'>, layer: NeedLayer): readonly Goal[] =>
  goals.filter((goal) => goal.layer === layer)

/** Label of a goal: "Core job", "Related job 2". Undefined if there is no such goal. */
export function goalLabel(needs: Pick<Needs, 'goals'>, goalId: string): string | undefined {
  const layer = needs.goals.find(({ id }) => id === goalId)?.layer
  if (layer === undefined) return undefined
  const at = goalsInLayer(needs, layer).findIndex(({ id }) => id === goalId)
  return layerItemLabel(layer, at)
}

/** @param at index within the layer */
export const layerItemLabel = (layer: NeedLayer, at: number): string =>
  layer === 'core' ? NEED_LAYER_ITEMS.core : `${NEED_LAYER_ITEMS[layer]} ${at + 1}`

/** Position of a layer, counted from the inside. */
const rank = (layer: NeedLayer): number => NEED_LAYERS.indexOf(layer)

/**
 * The index in the list of all goals at which a goal comes to stand at an index of its layer. The list is in the order
 * of the layers.
 * @returns null if the index is out of range
 */
export function placeInLayer(goals: readonly Goal[], layer: NeedLayer, index: number): number | null {
  const places = goals.flatMap((goal, at) => (goal.layer === layer ? [at] : []))
  if (!Number.isInteger(index) || index < 0 || index > places.length) return null
  const [place, last] = [places[index], places.at(-1)]
  if (place !== undefined) return place
  if (last !== undefined) return last + 1
  const next = goals.findIndex((goal) => rank(goal.layer) > rank(layer))
  return next < 0 ? goals.length : next
}

/** Sorts goals by their layers. The order within each layer stays. */
export const inLayerOrder = (goals: readonly Goal[]): readonly Goal[] =>
  goals.toSorted((one, other) => rank(one.layer) - rank(other.layer))
