import { counted } from '@outcome-studio/shared/domain/base'
import type { DocumentDifference, MergeSide } from '../../core/DocumentMerge.ts'
import { changedBy } from '../../merge/changedBy.ts'
import { orderChangedBy } from '../../merge/mergeOrder.ts'
import { decidesPresence, goesWithStep, type Sides } from './Sides.ts'
import { entryPrefix, homeOf, type Part, type StudyParts, textOf } from './StudyParts.ts'

export const STEPS = '#steps'
export const presenceId = (id: string): string => `${id} is there`
export const homeId = (id: string): string => `${id} stands in`
export const orderId = (id: string): string => `${id} in order`
export const fieldId = (id: string, name: string): string => `${id}: ${name}`

/** Text of a part in one version; null if there is no such version or part. */
type PartText = (of: StudyParts) => string | null

/** Lists the differences of two versions in the order of the study. */
export function listDifferences(sides: Sides): readonly DocumentDifference[] {
  const { base, mine, theirs } = sides

  function difference(id: string, where: string, taken: MergeSide | null | undefined, text: PartText) {
    if (taken === undefined) return []
    return [{ id, where, base: base && text(base), mine: text(mine), theirs: text(theirs), taken }]
  }

  function presence(id: string, part: Part): readonly DocumentDifference[] {
    if (goesWithStep(sides, id)) return []
    return difference(presenceId(id), part.label, decidesPresence(sides, id), (of) => wholeText(of, id))
  }

  function fields(id: string, here: Part, there: Part): readonly DocumentDifference[] {
    const before = base?.parts.get(id)
    return [...new Set([...here.fields.keys(), ...there.fields.keys()])].flatMap((name) => {
      const known = [before, here, there].map((part) => part?.fields.get(name))
      const [old, mineNow, theirsNow] = known.map((field) => field?.value)
      const taken = changedBy(base !== null, { base: old, mine: mineNow, theirs: theirsNow })
      return difference(
        fieldId(id, name),
        (known[1] ?? known[2])?.label(here.label) ?? name,
        taken,
        (of) => of.parts.get(id)?.fields.get(name)?.text ?? null,
      )
    })
  }

  function home(id: string, part: Part): readonly DocumentDifference[] {
    const homes = [base, mine, theirs].map((of) => homeOf(of?.parts.get(id)))
    const taken = changedBy(base !== null, { base: homes[0], mine: homes[1], theirs: homes[2] })
    return difference(homeId(id), `Place of ${part.label.toLowerCase()}`, taken, (of) => {
      const step = of.parts.get(homeOf(of.parts.get(id)) ?? '')
      return step ? `In ${step.label.toLowerCase()}: ${textOf(step)}` : null
    })
  }

  function order(id: string, where: string, listOf: (of: StudyParts) => readonly string[] | undefined) {
    const [own, others] = [listOf(mine), listOf(theirs)]
    if (!own || !others) return []
    const taken = orderChangedBy((base && listOf(base)) ?? null, { mine: own, theirs: others })
    return difference(orderId(id), where, taken, (of) => {
      const texts = listOf(of)?.map((each, at) => `${at + 1}. ${shownText(of, each)}`)
      return texts?.join('\n') ?? null
    })
  }

  const inOrder = new Set([...mine.parts.keys(), ...theirs.parts.keys()])
  const ofParts = [...inOrder].flatMap((id) => {
    const [here, there] = [mine.parts.get(id), theirs.parts.get(id)]
    if (here && there) {
      const list = order(id, `Order in ${here.label.toLowerCase()}`, (of) => of.statements.get(id))
      return [...fields(id, here, there), ...home(id, here), ...list]
    }
    const part = here ?? there
    return part ? presence(id, part) : []
  })
  return [...ofParts, ...order(STEPS, 'Order of job steps', (of) => of.steps)]
}

const shownText = (of: StudyParts, id: string): string => {
  const part = of.parts.get(id)
  return (part && textOf(part)) || 'Empty'
}

/** A statement's text, or a step's text with those of its statements. */
function wholeText(of: StudyParts, id: string): string | null {
  const part = of.parts.get(id)
  if (!part) return null
  const statements = (of.statements.get(id) ?? []).map(
    (statement) => `– ${shownText(of, statement)}${ownOf(of.parts.get(statement))}`,
  )
  return [`${textOf(part)}${ownOf(part)}`, ...statements].join('\n')
}

/** Someone who removes a statement sees which rating and how many quotes go with it. */
function ownOf(part: Part | undefined): string {
  const quotes = [...(part?.fields.keys() ?? [])].filter((name) => name.startsWith(entryPrefix('quotes')))
  const known = [
    part?.fields.get('rating')?.text ?? '',
    quotes.length > 0 ? counted(quotes.length, 'quote') : '',
  ].filter((text) => text !== '')
  return known.length > 0 ? ` (${known.join('; ')})` : ''
}
