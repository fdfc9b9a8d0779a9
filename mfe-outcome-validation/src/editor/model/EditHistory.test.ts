import type { Change } from './Change.ts'
import { EditHistory } from './EditHistory.ts'

const rename = (docName: string): Change => ({ kind: 'rename', docName })
const record = (history: EditHistory, name: string, field: string | null = null, at = 0) =>
  history.record({ change: rename(name), words: name, field, at })
/** Makes any change, and says that it can be taken back. */
const always = (change: Change): Change => change

describe('EditHistory', () => {
  test('keeps the latest five hundred edits', () => {
    const history = new EditHistory()
    for (let edit = 0; edit < 600; edit += 1) record(history, `${edit}`)
    let last = ''
    let count = 0
    for (let edit = history.travel('undo', always); edit; edit = history.travel('undo', always)) {
      last = edit.words
      count += 1
    }
    expect([count, last]).toEqual([500, '100'])
  })

  test('what changes nothing any more is passed over', () => {
    const history = new EditHistory()
    record(history, 'first')
    record(history, 'second')
    const onlyFirst = (change: Change) =>
      change.kind === 'rename' && change.docName === 'first' ? change : null
    expect(history.travel('undo', onlyFirst)?.words).toBe('first')
    expect(history.canUndo).toBe(false)
    expect(history.canRedo).toBe(true)
  })

  test('a run goes on for as long as no pause is too long, and ends where it is ended', () => {
    const history = new EditHistory()
    for (const at of [0, 1_900, 3_800]) record(history, `${at}`, 'field', at)
    record(history, 'after a pause', 'field', 6_000)
    history.endRun()
    record(history, 'after a save', 'field', 6_100)
    const undone = [1, 2, 3, 4].map(() => history.travel('undo', always)?.words)
    expect(undone).toEqual(['after a save', 'after a pause', '0', undefined])
  })

  test('a new edit forgets what was taken back', () => {
    const history = new EditHistory()
    record(history, 'first')
    history.travel('undo', always)
    record(history, 'second')
    expect(history.travel('redo', always)).toBeNull()
  })
})
