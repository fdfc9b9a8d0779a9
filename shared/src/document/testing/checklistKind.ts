import { isEqual } from '@outcome-studio/shared/domain/base'
import type { StoredTypes } from '@outcome-studio/shared/domain/saving'
import { STUDY_DRAFT } from '@outcome-studio/shared/storage'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentDifference, MergeSide } from '../core/DocumentMerge.ts'

export interface Checklist {
  readonly id: string
  /** Texts of the items by their key. */
  readonly items: Readonly<Record<string, string>>
}

type ChecklistOperation =
  | { readonly kind: 'write'; readonly item: string; readonly text: string }
  | { readonly kind: 'remove'; readonly item: string }

/** A second kind of document for tests. It proves that a session does not depend on studies. */
export interface ChecklistDocument extends StoredTypes {
  readonly content: Checklist
  readonly uuid: string
  readonly counts: { readonly items: number }
  readonly operation: ChecklistOperation
  readonly views: object
}

export const countItems = ({ items }: Checklist) => ({ items: Object.keys(items).length })

export const checklistKind: DocumentKind<ChecklistDocument> = {
  name: 'checklist',
  draftKey: STUDY_DRAFT,
  create: (id) => ({ id, items: {} }),
  uuidOf: ({ id }) => id,
  withUuid: (checklist, id) => ({ ...checklist, id }),
  parse: (value) => {
    if (!isChecklist(value)) throw new TypeError('Not a checklist')
    return value
  },
  apply: (checklist, operation) => {
    const { [operation.item]: before, ...rest } = checklist.items
    if (operation.kind === 'remove') return before === undefined ? checklist : { ...checklist, items: rest }
    if (before === operation.text) return checklist
    return { ...checklist, items: { ...checklist.items, [operation.item]: operation.text } }
  },
  inverse: ({ items }, { item }) => {
    const text = items[item]
    return text === undefined ? { kind: 'remove', item } : { kind: 'write', item, text }
  },
  describe: (_checklist, { kind, item }) => (kind === 'write' ? `${item} changed` : `${item} removed`),
  fieldTypedIn: ({ kind, item }) => (kind === 'write' ? item : null),
  fieldChanged: ({ kind, item }) => (kind === 'write' ? item : null),
  share: (_before, after) => after,
  isEqual,
  merge: (base, mine, theirs) => {
    const differences = [...new Set([...Object.keys(mine.items), ...Object.keys(theirs.items)])]
      .filter((item) => mine.items[item] !== theirs.items[item])
      .map((item) => differenceOf(item, base, mine, theirs))
    const taken = (choices: Readonly<Record<string, MergeSide>>, { id, taken }: DocumentDifference) =>
      (choices[id] ?? taken) === 'theirs' ? theirs.items[id] : mine.items[id]
    return {
      differences,
      result: (choices) => {
        const same = Object.entries(mine.items).filter(([item, text]) => theirs.items[item] === text)
        const chosen = differences.flatMap((each) => {
          const text = taken(choices, each)
          return text === undefined ? [] : [[each.id, text] as const]
        })
        return { id: mine.id, items: Object.fromEntries([...same, ...chosen]) }
      },
    }
  },
  createViews: (checklist) => createItemViews(checklist),
}

function differenceOf(
  item: string,
  base: Checklist | null,
  mine: Checklist,
  theirs: Checklist,
): DocumentDifference {
  const [before, here, there] = [base, mine, theirs].map((of) => of?.items[item] ?? null)
  const isSettled = base !== null && (before === here || before === there)
  return {
    id: item,
    where: item,
    base: before ?? null,
    mine: here ?? null,
    theirs: there ?? null,
    taken: isSettled ? (before === here ? 'theirs' : 'mine') : null,
  }
}

function createItemViews(start: Checklist) {
  let { items } = start
  return {
    update: (next: Checklist): ReadonlySet<string> => {
      const keys = [...Object.keys(items), ...Object.keys(next.items)]
      const changed = new Set(keys.filter((key) => items[key] !== next.items[key]))
      items = next.items
      return changed
    },
  }
}

function isChecklist(value: unknown): value is Checklist {
  return typeof value === 'object' && value !== null && 'id' in value && 'items' in value
}
