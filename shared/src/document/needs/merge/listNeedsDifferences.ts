import { isEqual } from '@outcome-studio/shared/domain/base'
import { NEED_LAYER_TITLES, NEED_LAYERS, type NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { DocumentDifference, MergeSide } from '../../core/DocumentMerge.ts'
import { changedBy } from '../../merge/changedBy.ts'
import { orderChangedBy } from '../../merge/mergeOrder.ts'
import { fieldValues, type GoalPart, type NeedsParts, type PartField, wholeText } from './NeedsParts.ts'

/** Two versions and their common ancestor. */
export interface NeedsSides {
  /** null if it is unknown. */
  readonly base: NeedsParts | null
  readonly mine: NeedsParts
  readonly theirs: NeedsParts
}

/** Which of two new core jobs stays the core job. */
export const CORE_CHOICE = '#core'
export const WHOLE = '#whole'
export const presenceId = (id: string): string => `${id} is there`
export const layerId = (id: string): string => `${id} stands in`
export const orderId = (layer: NeedLayer): string => `#${layer} in order`
export const fieldId = (id: string, name: string): string => `${id}: ${name}`

const OTHER = { mine: 'theirs', theirs: 'mine' } as const

/** Text of a part in one version; null if there is no such version or part. */
type PartText = (of: NeedsParts) => string | null

/** Lists the differences of two versions in the order of the map. */
export function listNeedsDifferences(sides: NeedsSides): readonly DocumentDifference[] {
  const { base, mine, theirs } = sides

  function difference(id: string, where: string, taken: MergeSide | null | undefined, text: PartText) {
    if (taken === undefined) return []
    return [{ id, where, base: base && text(base), mine: text(mine), theirs: text(theirs), taken }]
  }

  function fields(id: string, fieldsIn: (of: NeedsParts) => ReadonlyMap<string, PartField> | undefined) {
    const [before, here, there] = [base && fieldsIn(base), fieldsIn(mine), fieldsIn(theirs)]
    return [...new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])].flatMap((name) => {
      const [old, own, others] = [before, here, there].map((known) => known?.get(name))
      const values = { base: old?.value, mine: own?.value, theirs: others?.value }
      const taken = changedBy(base !== null, values)
      const where = (own ?? others)?.label ?? name
      return difference(fieldId(id, name), where, taken, (of) => fieldsIn(of)?.get(name)?.text ?? null)
    })
  }

  function ofGoal(id: string): readonly DocumentDifference[] {
    const [here, there] = [mine.goals.get(id), theirs.goals.get(id)]
    const part = here ?? there
    if (part === undefined) return []
    if (!here || !there) {
      return difference(presenceId(id), part.label, decidesPresence(sides, id), (of) => {
        const found = of.goals.get(id)
        return found ? wholeText(found) : null
      })
    }
    const before = base?.goals.get(id)?.goal.layer
    const layers = { base: before, mine: here.goal.layer, theirs: there.goal.layer }
    const moved = difference(
      layerId(id),
      `Layer of ${part.label.toLowerCase()}`,
      changedBy(base !== null, layers),
      (of) => {
        const layer = of.goals.get(id)?.goal.layer
        return layer === undefined ? null : NEED_LAYER_TITLES[layer]
      },
    )
    return [...fields(id, (of) => of.goals.get(id)?.fields), ...moved]
  }

  function order(layer: NeedLayer): readonly DocumentDifference[] {
    const listOf = (of: NeedsParts) => of.layers.get(layer) ?? []
    const taken = orderChangedBy(base && listOf(base), { mine: listOf(mine), theirs: listOf(theirs) })
    return difference(orderId(layer), `Order of ${NEED_LAYER_TITLES[layer].toLowerCase()}`, taken, (of) =>
      listOf(of)
        .map((id, at) => `${at + 1}. ${shownText(of.goals.get(id))}`)
        .join('\n'),
    )
  }

  function core(): readonly DocumentDifference[] {
    const coreOf = (of: NeedsParts | null) => of?.layers.get('core')?.[0]
    const cores = { base: coreOf(base), mine: coreOf(mine), theirs: coreOf(theirs) }
    if (cores.mine === undefined || cores.theirs === undefined) return []
    return difference(CORE_CHOICE, 'Core job', changedBy(base !== null, cores), (of) =>
      shownText(of.goals.get(coreOf(of) ?? '')),
    )
  }

  const ids = new Set([...mine.goals.keys(), ...theirs.goals.keys()])
  return [
    ...fields(WHOLE, (of) => of.whole),
    ...core(),
    ...[...ids].flatMap(ofGoal),
    ...NEED_LAYERS.flatMap(order),
  ]
}

const shownText = (part: GoalPart | undefined): string | null => (part && (part.goal.text || 'Empty')) || null

/**
 * The side that decides whether a goal exists: the only one that changed it. null if one side removed what the other
 * edited.
 */
function decidesPresence({ base, mine, theirs }: NeedsSides, id: string): MergeSide | null {
  const side = mine.goals.has(id) ? 'mine' : 'theirs'
  if (!base) return null
  const before = base.goals.get(id)
  const now = { mine, theirs }[side].goals.get(id)
  if (before === undefined) return side
  const isEdited =
    before.goal.layer !== now?.goal.layer || !isEqual(fieldValues(before.fields), fieldValues(now.fields))
  return isEdited ? null : OTHER[side]
}
