import { DatabaseSync } from 'node:sqlite'
import { snapshotTables } from './snapshotTables.ts'

let database: DatabaseSync

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec(`
    CREATE TABLE items (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT, bytes BLOB, number REAL) STRICT;
    CREATE INDEX items_by_text ON items (text);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID;
  `)
  add('one')
  add('two')
  database.exec("INSERT INTO settings VALUES ('mode', 'normal')")
})
afterEach(() => database.close())

const add = (text: string): number | bigint =>
  database.prepare('INSERT INTO items (text, bytes, number) VALUES (?, ?, 1.5)').run(text, Buffer.from(text))
    .lastInsertRowid
const contents = () => [
  database.prepare('SELECT * FROM items ORDER BY id').all(),
  database.prepare('SELECT * FROM settings').all(),
]

test('restores every row, whatever happened to it', () => {
  const before = contents()
  const restore = snapshotTables(database)
  database.exec("UPDATE items SET text = 'other', bytes = NULL WHERE id = 1")
  database.exec('DELETE FROM items WHERE id = 2')
  database.exec('DELETE FROM settings')
  add('three')
  restore()
  expect(contents()).toEqual(before)
  expect(database.prepare("SELECT id FROM items INDEXED BY items_by_text WHERE text = 'two'").all()).toEqual([
    { id: 2 },
  ])
})

test('assigns the same ids again', () => {
  const restore = snapshotTables(database)
  expect(add('three')).toBe(3)
  restore()
  expect(add('other')).toBe(3)
})

test('restores as often as needed, earlier snapshots too', () => {
  const first = snapshotTables(database)
  const [items] = contents()
  add('three')
  const second = snapshotTables(database)
  const [more] = contents()
  for (const [restore, expected] of [
    [first, items],
    [second, more],
    [first, items],
    [first, items],
  ] as const) {
    restore()
    expect(contents()[0]).toEqual(expected)
  }
})

test('restores empty tables', () => {
  database.exec('DELETE FROM items; DELETE FROM settings')
  const restore = snapshotTables(database)
  add('three')
  restore()
  expect(contents()).toEqual([[], []])
})

test('a failure changes nothing', () => {
  const restore = snapshotTables(database)
  add('three')
  const changed = contents()
  database.exec("CREATE TRIGGER refuse BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'no'); END")
  expect(restore).toThrow('no')
  expect(contents()).toEqual(changed)
  database.exec('DROP TRIGGER refuse')
  restore()
  expect(contents()[0]).toHaveLength(2)
})
