import { isEqual } from '@outcome-studio/shared/domain/base'
import { type FieldEntries, parseStudy, STUDY_FIELDS, type Study } from '@outcome-studio/shared/domain/study'
import type { MergeSide } from '../../core/DocumentMerge.ts'
import { mergeOrder } from '../../merge/mergeOrder.ts'
import { fieldId, homeId, orderId, presenceId, STEPS } from './listDifferences.ts'
import { goesWithStep, onlySide, type Sides } from './Sides.ts'
import {
  entryPrefix,
  homeOf,
  JOB,
  type Part,
  STUDY,
  type StudyParts,
  textOf,
  valuesOf,
} from './StudyParts.ts'

/**
 * Assembles the study from the choices.
 * @param chosen the side to take for a difference; without a difference both sides are equal
 */
export function assembleStudy(sides: Sides, chosen: (id: string) => MergeSide): Study {
  const { mine, theirs, base } = sides

  function isThere(id: string): boolean {
    const only = onlySide(sides, id)
    if (!only) return true
    const stepId = homeOf(sides[only].parts.get(id))
    if (stepId !== undefined && goesWithStep(sides, id)) return isThere(stepId)
    return chosen(presenceId(id)) === only
  }

  const ids = [...new Set([...mine.parts.keys(), ...theirs.parts.keys()])].filter(isThere)
  const kindOf = (id: string) => (mine.parts.get(id) ?? theirs.parts.get(id))?.kind
  const steps = new Set(ids.filter((id) => kindOf(id) === 'step'))
  const homes = new Map(ids.filter((id) => kindOf(id) === 'statement').map((id) => [id, settle(id)]))

  /**
   * Returns the id of a statement's step: on the chosen side, or on another side if that step was removed. If all of
   * these steps were removed, the first one stays in the study.
   */
  function settle(id: string): string {
    const side = onlySide(sides, id) ?? chosen(homeId(id))
    const known = [sides[side], mine, theirs, base].map((of) => homeOf(of?.parts.get(id)))
    const candidates = known.filter((stepId) => stepId !== undefined)
    const home = candidates.find((stepId) => steps.has(stepId)) ?? candidates[0] ?? ''
    steps.add(home)
    return home
  }

  function statementsOf(stepId: string): readonly string[] {
    const listOf = (of: StudyParts) =>
      (of.statements.get(stepId) ?? []).filter((id) => homes.get(id) === stepId)
    const ordered = mergeOrder({ mine: listOf(mine), theirs: listOf(theirs) }, chosen(orderId(stepId)))
    const placed = new Set(ordered)
    return [...ordered, ...[...homes.keys()].filter((id) => homes.get(id) === stepId && !placed.has(id))]
  }

  function fieldsOf(id: string): Record<string, unknown> {
    const [here, there] = [mine.parts.get(id), theirs.parts.get(id)]
    if (!here || !there) return valuesOf(here ?? there)
    const names = [...new Set([...here.fields.keys(), ...there.fields.keys()])]
    const values = names.map((name) => {
      const side = chosen(fieldId(id, name))
      return [name, (side === 'mine' ? here : there).fields.get(name)?.value] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }

  /** The side whose last check fits the chosen text; if both do, the one with the later check. */
  function checkedSide(id: string): MergeSide {
    const [here, there] = [mine.parts.get(id), theirs.parts.get(id)]
    if (!here || !there) return here ? 'mine' : 'theirs'
    if (textOf(here) !== textOf(there)) return chosen(fieldId(id, 'userInput'))
    return isEqual(checkOf(here), checkOf(base?.parts.get(id))) ? 'theirs' : 'mine'
  }
  const check = (id: string) => checkOf(sides[checkedSide(id)].parts.get(id))

  const orders = {
    mine: mine.steps.filter((id) => steps.has(id)),
    theirs: theirs.steps.filter((id) => steps.has(id)),
  }
  const job = mine.parts.get(JOB)
  return parseStudy({
    ...withLists('study', fieldsOf(STUDY)),
    jtbd: { uuid: job?.kind === 'job' ? job.stored.uuid : '', ...fieldsOf(JOB), ...check(JOB) },
    jobSteps: mergeOrder(orders, chosen(orderId(STEPS))).map((uuid) => ({
      uuid,
      ...fieldsOf(uuid),
      ...check(uuid),
      outcomeStatements: statementsOf(uuid).map((id) => ({
        uuid: id,
        ...withLists('statement', fieldsOf(id)),
        ...check(id),
      })),
    })),
  })
}

/** The result of a check on a part. */
function checkOf(part: Part | undefined): object {
  if (!part || part.kind === 'whole') return {}
  const { remarks } = part.stored
  if (part.kind !== 'job') return { remarks }
  const { verLexer, verPrompt } = part.stored
  return {
    remarks,
    ...(verLexer === undefined ? {} : { verLexer }),
    ...(verPrompt === undefined ? {} : { verPrompt }),
  }
}

interface ListField {
  readonly entries?: Pick<FieldEntries<never>, 'keys' | 'join'>
}

/** Joins the entries of each field whose entries are compared separately. */
function withLists(holder: 'study' | 'statement', fields: Readonly<Record<string, unknown>>): object {
  const known: Readonly<Record<string, ListField>> = STUDY_FIELDS[holder]
  const lists = Object.entries(known).flatMap(([name, { entries }]) =>
    entries ? [{ ...entries, prefix: entryPrefix(name), name }] : [],
  )
  const isEntry = (field: string) => lists.some(({ prefix }) => field.startsWith(prefix))
  const rest = Object.entries(fields).filter(([name]) => !isEntry(name))
  const joined = lists.flatMap(({ prefix, name, keys, join }) => {
    const own = () =>
      Object.keys(fields)
        .filter((field) => field.startsWith(prefix))
        .sort()
    const values = (keys?.map((key) => `${prefix}${key}`) ?? own())
      .map((field) => fields[field])
      .filter((value) => value !== undefined)
    return values.length === 0 ? [] : [[name, join ? join(values) : values] as const]
  })
  return Object.fromEntries([...rest, ...joined])
}
