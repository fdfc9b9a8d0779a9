import * as fc from 'fast-check'
import type { Edit } from './Doc.ts'
import type { ConnectionState } from './faultyConnection.ts'

/** An event on one of two devices. A step that is impossible in the current state is skipped. */
export type Step = { readonly device: number } & (
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' | 'redo' | 'pause' }
  | { readonly kind: 'rename'; readonly name: number }
  /** `typing`: edits made while the save runs. */
  | { readonly kind: 'save'; readonly way: ConnectionState; readonly typing: Edit | null }
  /** Closes the page, and opens the study again from the list or at its URL. */
  | { readonly kind: 'reload' | 'crash'; readonly isFromList: boolean }
  /** The member chooses in the conflict dialog. */
  | { readonly kind: 'resolve'; readonly how: 'mine' | 'theirs' | 'merge'; readonly picks: number }
)

const device = fc.nat(1)
const at = fc.nat(3)
const to = fc.nat(3)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant({ kind: 'executor' as const }),
  fc.record({ kind: fc.constantFrom('addStep' as const, 'writeStep' as const, 'removeStep' as const), at }),
  fc.record({ kind: fc.constant('moveStep' as const), at, to }),
  fc.record({
    kind: fc.constantFrom(
      'addStatement' as const,
      'write' as const,
      'write' as const,
      'removeStatement' as const,
    ),
    at,
    to,
  }),
)
const way = fc.oneof(
  { weight: 6, arbitrary: fc.constant<ConnectionState>('open') },
  { weight: 2, arbitrary: fc.constantFrom<ConnectionState>('offline', 'answerLost', 'signedOut') },
)
const how = fc.constantFrom('mine' as const, 'theirs' as const, 'merge' as const, 'merge' as const)

const edited = fc.record({ kind: fc.constant('edit' as const), device, edit })
const undone = fc.record({
  kind: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const),
  device,
})
const paused = fc.record({ kind: fc.constant('pause' as const), device })
const renamed = fc.record({ kind: fc.constant('rename' as const), device, name: fc.nat(2) })
const saved = fc.record({
  kind: fc.constant('save' as const),
  device,
  way,
  typing: fc.option(edit, { freq: 3 }),
})
const resolved = fc.record({ kind: fc.constant('resolve' as const), device, how, picks: fc.nat() })
const reopened = fc.record({
  kind: fc.constantFrom('reload' as const, 'crash' as const),
  device,
  isFromList: fc.boolean(),
})

/** Events that often follow each other on one device. */
const together = (...steps: readonly fc.Arbitrary<Step>[]): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(device, fc.tuple(...steps))
    .map(([same, parts]) => parts.map((step) => ({ ...step, device: same })))

/** Both devices edit, then save one after the other. */
const concurrent: fc.Arbitrary<readonly Step[]> = fc
  .tuple(device, edited, edited, saved, saved, resolved)
  .map(([first, mine, theirs, save, other, answer]) => [
    { ...theirs, device: 1 - first },
    { ...mine, device: first },
    { ...save, device: first, way: 'open' },
    { ...other, device: 1 - first },
    { ...answer, device: 1 - first },
  ])

const phrase = fc.oneof(
  { weight: 4, arbitrary: concurrent },
  { weight: 3, arbitrary: together(edited) },
  { weight: 3, arbitrary: together(edited, saved, resolved) },
  { weight: 2, arbitrary: together(saved, resolved) },
  { weight: 2, arbitrary: together(edited, paused, edited, reopened) },
  { weight: 2, arbitrary: together(undone, undone) },
  { weight: 1, arbitrary: together(renamed, saved, resolved) },
  { weight: 1, arbitrary: together(reopened) },
  { weight: 1, arbitrary: together(resolved) },
)

/** Starts with an edited and named study, so that few sequences have no effect. */
export const sequences: fc.Arbitrary<readonly Step[]> = fc
  .tuple(way, fc.array(phrase, { minLength: 2, maxLength: 9, size: 'max' }))
  .map(([first, phrases]) => [
    { kind: 'rename', device: 0, name: 0 },
    { kind: 'edit', device: 0, edit: { kind: 'addStep', at: 0 } },
    { kind: 'save', device: 0, way: first, typing: null },
    ...phrases.flat(),
  ])
