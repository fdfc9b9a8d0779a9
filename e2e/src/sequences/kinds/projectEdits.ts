import {
  type Initiative,
  newInitiativeId,
  type Quote,
  type SegmentDefinition,
  type Study,
  type StudyOperation,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'

/** A quote, an initiative or a segment in the model's form, with the number of edits before it was added. */
export type Named = readonly [made: number, text: string]

/** What a client project keeps in the study beside its statements. */
export interface ProjectLists {
  readonly initiatives: readonly Named[]
  readonly segments: readonly Named[]
}

export const NO_LISTS: ProjectLists = { initiatives: [], segments: [] }

/** An edit of a list. `at` is taken modulo the number of entries; entries are added while there are none. */
export interface ListEdit {
  readonly way: 'add' | 'change' | 'remove'
  readonly at: number
}

/** Adding is as likely as the rest together, so that lists are rarely empty. */
export const listWay = fc.constantFrom<ListEdit['way']>('add', 'add', 'change', 'remove')

/** A list after an edit. */
export function editList(list: readonly Named[], { way, at }: ListEdit, made: number): readonly Named[] {
  const text = `t${made}`
  const index = list.length === 0 ? 0 : at % list.length
  const entry = list[index]
  if (way === 'add' || entry === undefined) return [...list, [made, text]]
  return way === 'remove' ? list.toSpliced(index, 1) : list.with(index, [entry[0], text])
}

export type ProjectEdit = ListEdit & { readonly kind: 'project'; readonly list: keyof ProjectLists }

export const projectEdits: fc.Arbitrary<ProjectEdit> = fc.record({
  kind: fc.constant('project' as const),
  list: fc.constantFrom<keyof ProjectLists>('initiatives', 'segments'),
  way: listWay,
  at: fc.nat(3),
})

/** As of ModelKind. The product has no field for an empty list. */
export function planProjectEdit<D extends ProjectLists>(
  doc: D,
  edit: ProjectEdit,
  made: number,
): { readonly doc: D; readonly operation: StudyOperation } {
  const list = editList(doc[edit.list], edit, made)
  const fields =
    edit.list === 'initiatives'
      ? { initiatives: list.length === 0 ? null : list.map(toInitiative) }
      : { segments: list.length === 0 ? null : list.map(toSegment) }
  return { doc: { ...doc, [edit.list]: list }, operation: { kind: 'setStudyFields', fields } }
}

/** The operation by which the product writes the quotes of a statement. */
export const setQuotes = (uuid: string, list: readonly Named[]): StudyOperation => ({
  kind: 'setItemFields',
  uuid,
  fields: { quotes: list.map(toQuote) },
})

export const listsOf = ({ initiatives = [], segments = [] }: Study): ProjectLists => ({
  initiatives: initiatives.map(({ id, name }) => [madeOf(id), name]),
  segments: segments.flatMap((each): readonly Named[] =>
    each.kind === 'filter' ? [[madeOf(each.uuid), each.name]] : [],
  ),
})

export const quotesOf = ({ quotes = [] }: { readonly quotes?: readonly Quote[] }): readonly Named[] =>
  quotes.map(({ id, text }) => [madeOf(id), text])

/** Ids sort in the order of creation, as those of the product. */
const idOf = (made: number) => newInitiativeId(made, 'model')
const madeOf = (id: string) => Number.parseInt(id, 36)

const toInitiative = ([made, name]: Named): Initiative => ({
  id: idOf(made),
  name,
  owner: '',
  effort: null,
  effects: [],
})
const toSegment = ([made, name]: Named): SegmentDefinition => ({
  kind: 'filter',
  uuid: idOf(made),
  name,
  conditions: [{ screener: 'Role', answers: ['Cook'] }],
})
const toQuote = ([made, text]: Named): Quote => ({
  id: idOf(made),
  text,
  source: 'Interview 1',
  date: '',
  place: '',
  addedBy: '',
  addedAt: '',
})
