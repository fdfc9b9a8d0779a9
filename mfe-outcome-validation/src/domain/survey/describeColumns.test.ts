import { describeColumns } from './describeColumns.ts'

const columnsOf = (headings: readonly string[], lines: readonly (readonly string[])[]) =>
  describeColumns(
    headings,
    lines,
    () => false,
    () => undefined,
  )
const kindOf = async (title: string, values: readonly string[]) =>
  (
    await columnsOf(
      [title],
      values.map((value) => [value]),
    )
  )[0]?.kind
const times = (count: number, value: (at: number) => string) =>
  Array.from({ length: count }, (_none, at) => value(at))

test.each([
  ['a choice', 'Role', ['Nurse', 'Doctor', 'Nurse'], 'screener'],
  ['ages that all differ', 'Age', ['31', '45', '28', '52', '39', '61'], 'screener'],
  ['names below another heading, in a pilot', 'You', times(12, (at) => `Person ${at}`), 'freeText'],
  ['one e-mail address among other answers', 'How?', [...times(40, () => 'Chat'), 'a@b.org'], 'personal'],
  ['numbers of customers', 'Account', times(10, (at) => `48${at}213`), 'technical'],
  ['phone numbers that are numbers', 'Reach', ['01711234567', '01711234567'], 'personal'],
  ['a long text', 'Why?', ['x'.repeat(101), 'x'.repeat(101)], 'freeText'],
] as const)('%s', async (_what, title, values, kind) => {
  expect(await kindOf(title, values)).toBe(kind)
})

test('columns with one heading have titles that tell them apart', async () => {
  const long = 'x'.repeat(300)
  const headings = ['Role', 'Role', 'Role (2)', long, `${long}y`]
  const columns = await columnsOf(headings, [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e'],
  ])
  expect(columns.map(({ title }) => title)).toEqual([
    'Role',
    'Role (2)',
    'Role (2) (2)',
    'x'.repeat(200),
    `${'x'.repeat(200)} (2)`,
  ])
  expect(columns.map(({ answers }) => answers[0])).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a cut leaves no half of an emoji', async () => {
  const [column] = await columnsOf([`${'x'.repeat(199)}🌍`], [[`${'y'.repeat(199)}🌍`], ['z']])
  expect(column?.title).toBe('x'.repeat(199))
  expect(column?.answers[0]).toBe('y'.repeat(199))
})
