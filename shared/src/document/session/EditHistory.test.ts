import { EditHistory } from './EditHistory.ts'

interface Change {
  readonly name: string
}

const record = (history: EditHistory<Change>, name: string, field: string | null = null, at = 0) =>
  history.record({ change: { name }, label: name, field, at })
/** Makes any change, and returns it as its own inverse. */
const always = (change: Change): Change => change

describe('EditHistory', () => {
  test('stores the latest five hundred edits', () => {
    const history = new EditHistory<Change>()
    for (let edit = 0; edit < 600; edit += 1) record(history, `${edit}`)
    let last = ''
    let count = 0
    for (let edit = history.undo(always); edit; edit = history.undo(always)) {
      last = edit.label
      count += 1
    }
    expect([count, last]).toEqual([500, '100'])
  })

  test('skips an edit that changes nothing any more', () => {
    const history = new EditHistory<Change>()
    record(history, 'first')
    record(history, 'second')
    const onlyFirst = (change: Change) => (change.name === 'first' ? change : null)
    expect(history.undo(onlyFirst)?.label).toBe('first')
    expect(history.canUndo).toBe(false)
    expect(history.canRedo).toBe(true)
  })

  test('a run continues until a long pause, and ends where it is ended', () => {
    const history = new EditHistory<Change>()
    for (const at of [0, 1_900, 3_800]) record(history, `${at}`, 'field', at)
    record(history, 'after a pause', 'field', 6_000)
    history.endRun()
    record(history, 'after a save', 'field', 6_100)
    const undone = [1, 2, 3, 4].map(() => history.undo(always)?.label)
    expect(undone).toEqual(['after a save', 'after a pause', '0', undefined])
  })

  test('a new edit discards what was undone', () => {
    const history = new EditHistory<Change>()
    record(history, 'first')
    history.undo(always)
    record(history, 'second')
    expect(history.redo(always)).toBeNull()
  })
})
