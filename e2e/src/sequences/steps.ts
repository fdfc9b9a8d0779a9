import * as fc from 'fast-check'
import type { ConnectionState } from './faultyConnection.ts'

/** An event in one of three tabs. A step that is impossible in the current state is skipped. */
export type Step<Edit> = { readonly tab: number } & (
  | { readonly kind: 'edit'; readonly edit: Edit }
  /** `notice`: the database tells the tab which version is stored. */
  | { readonly kind: 'undo' | 'redo' | 'pause' | 'notice' }
  | { readonly kind: 'rename'; readonly name: number }
  /** `typing`: edits made while the save runs. */
  | { readonly kind: 'save'; readonly way: ConnectionState; readonly typing: Edit | null }
  /** Closes the page, and opens the study again from the list or at its URL. */
  | { readonly kind: 'reload' | 'crash'; readonly isFromList: boolean }
  /** The member chooses in the conflict dialog. */
  | { readonly kind: 'resolve'; readonly how: 'mine' | 'theirs' | 'merge'; readonly picks: number }
)

const tab = fc.nat(2)
const way = fc.oneof(
  { weight: 6, arbitrary: fc.constant<ConnectionState>('open') },
  { weight: 2, arbitrary: fc.constantFrom<ConnectionState>('offline', 'answerLost', 'signedOut') },
)
const how = fc.constantFrom('mine' as const, 'theirs' as const, 'merge' as const, 'merge' as const)

/** Starts with an edited and named document, so that few sequences have no effect. */
export function sequencesOf<Edit>(
  edit: fc.Arbitrary<Edit>,
  firstEdit: Edit,
): fc.Arbitrary<readonly Step<Edit>[]> {
  const edited = fc.record({ kind: fc.constant('edit' as const), tab, edit })
  const undone = fc.record({
    kind: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const),
    tab,
  })
  const paused = fc.record({ kind: fc.constant('pause' as const), tab })
  const noticed = fc.record({ kind: fc.constant('notice' as const), tab })
  const renamed = fc.record({ kind: fc.constant('rename' as const), tab, name: fc.nat(2) })
  const saved = fc.record({
    kind: fc.constant('save' as const),
    tab,
    way,
    typing: fc.option(edit, { freq: 3 }),
  })
  const resolved = fc.record({ kind: fc.constant('resolve' as const), tab, how, picks: fc.nat() })
  const reopened = fc.record({
    kind: fc.constantFrom('reload' as const, 'crash' as const),
    tab,
    isFromList: fc.boolean(),
  })

  /** Events that often follow each other in one tab. */
  const together = (...steps: readonly fc.Arbitrary<Step<Edit>>[]): fc.Arbitrary<readonly Step<Edit>[]> =>
    fc.tuple(tab, fc.tuple(...steps)).map(([same, parts]) => parts.map((step) => ({ ...step, tab: same })))

  /** Two tabs. */
  const pair = fc.tuple(tab, fc.nat(1)).map(([one, by]) => [one, (one + 1 + by) % 3] as const)

  /** Both tabs edit, then save one after the other. */
  const concurrent: fc.Arbitrary<readonly Step<Edit>[]> = fc
    .tuple(pair, edited, edited, saved, saved, resolved)
    .map(([[first, second], mine, theirs, save, other, answer]) => [
      { ...theirs, tab: second },
      { ...mine, tab: first },
      { ...save, tab: first, way: 'open' },
      { ...other, tab: second },
      { ...answer, tab: second },
    ])

  /** A tab saves, and another one without edits is told. */
  const followed: fc.Arbitrary<readonly Step<Edit>[]> = fc
    .tuple(pair, edited, saved, noticed)
    .map(([[first, second], mine, save, notice]) => [
      { ...mine, tab: first },
      { ...save, tab: first, way: 'open' },
      { ...notice, tab: second },
    ])

  const phrase = fc.oneof(
    { weight: 4, arbitrary: concurrent },
    { weight: 3, arbitrary: followed },
    { weight: 3, arbitrary: together(edited) },
    { weight: 3, arbitrary: together(edited, saved, resolved) },
    { weight: 2, arbitrary: together(saved, resolved) },
    { weight: 2, arbitrary: together(edited, paused, edited, reopened) },
    // Two reloads without a save.
    { weight: 2, arbitrary: together(edited, reopened, edited, reopened) },
    { weight: 2, arbitrary: together(undone, undone) },
    { weight: 1, arbitrary: together(renamed, saved, resolved) },
    { weight: 1, arbitrary: together(reopened) },
    { weight: 1, arbitrary: together(noticed) },
    { weight: 1, arbitrary: together(resolved) },
  )

  return fc
    .tuple(way, fc.array(phrase, { minLength: 2, maxLength: 9, size: 'max' }))
    .map(([first, phrases]) => [
      { kind: 'rename', tab: 0, name: 0 },
      { kind: 'edit', tab: 0, edit: firstEdit },
      { kind: 'save', tab: 0, way: first, typing: null },
      ...phrases.flat(),
    ])
}
