import { NEED_LAYERS, type NeedLayer, type Needs, parseNeeds } from '@outcome-studio/shared/domain/needs'
import type { MergeSide } from '../../core/DocumentMerge.ts'
import { mergeOrder } from '../../merge/mergeOrder.ts'
import {
  CORE_CHOICE,
  fieldId,
  layerId,
  type NeedsSides,
  orderId,
  presenceId,
  WHOLE,
} from './listNeedsDifferences.ts'
import { fieldValues, type NeedsParts, type PartField, STATE_PREFIX } from './NeedsParts.ts'

type Fields = ReadonlyMap<string, PartField> | undefined

/**
 * Assembles the needs document from the choices.
 * @param chosen the side to take for a difference; without a difference both sides are equal
 */
export function assembleNeeds(uuid: string, sides: NeedsSides, chosen: (id: string) => MergeSide): Needs {
  const { mine, theirs } = sides

  function isThere(id: string): boolean {
    if (mine.goals.has(id) && theirs.goals.has(id)) return true
    return chosen(presenceId(id)) === (mine.goals.has(id) ? 'mine' : 'theirs')
  }

  function layerOf(id: string): NeedLayer {
    const [here, there] = [mine.goals.get(id)?.goal.layer, theirs.goals.get(id)?.goal.layer]
    return (chosen(layerId(id)) === 'mine' ? (here ?? there) : (there ?? here)) ?? 'related'
  }

  function valuesOf(id: string, here: Fields, there: Fields): Record<string, unknown> {
    if (!here || !there) return fieldValues(here ?? there ?? new Map())
    const names = [...new Set([...here.keys(), ...there.keys()])]
    const values = names.map((name) => {
      const side = chosen(fieldId(id, name))
      return [name, (side === 'mine' ? here : there).get(name)?.value] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }

  const ids = [...new Set([...mine.goals.keys(), ...theirs.goals.keys()])].filter(isThere)
  const layers = withOneCore(
    new Map(ids.map((id) => [id, layerOf(id)])),
    sides[chosen(CORE_CHOICE)].layers.get('core')?.[0],
  )

  /** Goals that neither version has in this layer stand last: they came from another layer. */
  function inOrder(layer: NeedLayer): readonly string[] {
    const listOf = (of: NeedsParts) => (of.layers.get(layer) ?? []).filter((id) => layers.get(id) === layer)
    const ordered = mergeOrder({ mine: listOf(mine), theirs: listOf(theirs) }, chosen(orderId(layer)))
    const placed = new Set(ordered)
    return [...ordered, ...ids.filter((id) => layers.get(id) === layer && !placed.has(id))]
  }

  const goals = NEED_LAYERS.flatMap(inOrder).map((id) => {
    const values = valuesOf(id, mine.goals.get(id)?.fields, theirs.goals.get(id)?.fields)
    const named = Object.entries(values)
    const state = named.filter(([name]) => name.startsWith(STATE_PREFIX))
    return {
      goal: {
        id,
        layer: layers.get(id),
        ...Object.fromEntries(named.filter((each) => !state.includes(each))),
      },
      state: {
        goalId: id,
        ...Object.fromEntries(state.map(([name, value]) => [name.slice(STATE_PREFIX.length), value])),
      },
    }
  })
  return parseNeeds({
    uuid,
    ...valuesOf(WHOLE, mine.whole, theirs.whole),
    goals: goals.map(({ goal }) => goal),
    states: goals.map(({ state }) => state),
  })
}

/** Both versions may have a core job of their own: the other one becomes a related job. */
function withOneCore(
  layers: ReadonlyMap<string, NeedLayer>,
  preferred: string | undefined,
): ReadonlyMap<string, NeedLayer> {
  const cores = [...layers].flatMap(([id, layer]) => (layer === 'core' ? [id] : []))
  const kept = cores.find((id) => id === preferred) ?? cores[0]
  return new Map([...layers].map(([id, layer]) => [id, layer === 'core' && id !== kept ? 'related' : layer]))
}
