import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMBER_FIELDS } from '@outcome-studio/shared/domain/member'

const textOf = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8')
const namesOf = (text: string | undefined, pattern: RegExp) =>
  [...(text ?? '').matchAll(pattern)].map(([, name]) => name).sort()

const fields = Object.entries(MEMBER_FIELDS)
const writableFields = fields
  .filter(([, { writer }]) => writer === 'member')
  .map(([name]) => name)
  .sort()

// The attempts show that each field of the table may be written. This finds one that the table no longer has.
test('the rules list the fields that a member may write, and no other', () => {
  const [, list] =
    textOf('firestore/firestore.rules').match(/isProfileChange\(.*?hasOnly\(\s*\[(.*?)\]/s) ?? []
  expect(namesOf(list, /'(\w+)'/g)).toEqual(writableFields)
})

test('docs/product.md §3 lists every field of a member, and no other', () => {
  const [, table] = textOf('docs/product.md').match(/\*\*User\*\*,.*?\n\n(.*?)\n\n/s) ?? []
  const names = (table ?? '')
    .split('\n')
    .slice(2)
    .flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? [])
  expect(names.sort()).toEqual(fields.map(([name]) => name).sort())
})
