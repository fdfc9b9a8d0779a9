import { readCsv, readWorkbook, wholeCell, writeWorkbook } from '@outcome-studio/shared/files'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { attendanceOf, type EventRegistrant, REGISTRANT_STATUSES } from './EventRegistrant.ts'
import { registrantsFileName, registrantsToCsv, registrantsToWorkbook } from './exportRegistrants.ts'
import { countRegistrants, findRegistrants, REGISTRANT_ORDERS, sortRegistrants } from './registrantList.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const IDA: EventRegistrant = {
  registrantId: 'r1',
  email: 'ida@acme.test',
  name: 'Ida',
  status: 'approved',
  registeredAt: '2026-01-02T03:04:05.000Z',
  minutes: 45,
}
const BO: EventRegistrant = { ...IDA, registrantId: 'r2', name: 'Bo', email: 'bo@acme.test', minutes: 0 }
const CY: EventRegistrant = { ...IDA, registrantId: 'r3', name: 'cy', status: 'cancelled', minutes: 0 }

const noPause = async () => {}
const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@|＝\t\r\n"\',; a1é漢\u0000\ufeff\u202e'),
  maxLength: 12,
})
const anyText = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 20 }))
const anyRegistrant: fc.Arbitrary<EventRegistrant> = fc.record({
  registrantId: fc.uuid(),
  email: anyText,
  name: anyText,
  status: fc.constantFrom(...REGISTRANT_STATUSES),
  registeredAt: fc.constantFrom('', '2026-01-02T03:04:05.000Z'),
  minutes: fc.option(fc.nat({ max: 600 })),
})
const anyRegistrants = fc.array(anyRegistrant, { maxLength: 12 })

test('CSV has a line for each registrant, in UTF-8 with a byte order mark', () => {
  expect(registrantsToCsv([IDA, { ...BO, name: 'Bo, "the" first', minutes: null }, CY])).toBe(
    [
      '\ufeffName,E-mail,Status,Registered (UTC),Joined,Minutes',
      'Ida,ida@acme.test,Registered,2026-01-02 03:04,Yes,45',
      '"Bo, ""the"" first",bo@acme.test,Registered,2026-01-02 03:04,,',
      'cy,ida@acme.test,Canceled,2026-01-02 03:04,,0',
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the name %j calculates nothing in CSV',
  (name) => {
    const [, line = ''] = registrantsToCsv([{ ...IDA, name }]).split('\r\n')
    expect(line).toMatch(/^"?'/)
  },
)

test('any registrants read back from CSV as they were, and no cell starts a formula', async () => {
  await fc.assert(
    fc.asyncProperty(anyRegistrants, async (registrants) => {
      const csv = registrantsToCsv(registrants)
      const { rows } = await readCsv(csv.slice(1), noPause)
      const texts = rows.slice(1).map((row) => row.slice(0, 2))
      expect(texts.flat().filter((cell) => /^[\s]*[=+\-@|＝]/u.test(cell))).toEqual([])
      const expected = registrants.map(({ name, email }) =>
        [name, email].map((each) => each.replaceAll('\0', '')),
      )
      expect(texts.map((row) => row.map(wholeCell))).toEqual(expected)
    }),
  )
})

test('any registrants become a workbook of texts alone', async () => {
  await fc.assert(
    fc.asyncProperty(anyRegistrants, async (registrants) => {
      const file = writeWorkbook(registrantsToWorkbook('=1+1', registrants, NOW))
      const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
      expect(sheet).not.toMatch(/<f[ >]/)
      expect(sheet.match(/ t="(?!inlineStr)/g)).toBeNull()
      expect(sheet).not.toMatch(/<v>/)
      const [table] = await readWorkbook(file, noPause)
      expect(table?.rows.length).toBeGreaterThanOrEqual(registrants.length === 0 ? 1 : 2)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['Interviews: part 1/2', 'registrants-2026-03-04-interviews-part-1-2.csv'],
  ['../../etc', 'registrants-2026-03-04-etc.csv'],
  ['', 'registrants-2026-03-04.csv'],
  ['漢字 セミナー', 'registrants-2026-03-04-漢字-セミナー.csv'],
])('the file of %j is %s', (topic, name) => {
  expect(registrantsFileName(topic, '2026-03-04T05:00:00.000Z', 'csv')).toBe(name)
})

test('counts who registered and who came', () => {
  expect(countRegistrants([IDA, BO, CY, { ...IDA, minutes: 16 }])).toEqual({
    approved: 3,
    pending: 0,
    waitlisted: 0,
    denied: 0,
    cancelled: 1,
    joined: 2,
    averageMinutes: 31,
  })
  expect(countRegistrants([{ ...IDA, minutes: null }])).toMatchObject({ joined: null, averageMinutes: 0 })
})

test('attendance is known after the event, and only of those who were expected or came', () => {
  expect(attendanceOf(IDA)).toBe('Yes')
  expect(attendanceOf(BO)).toBe('No')
  expect(attendanceOf(CY)).toBe('')
  expect(attendanceOf({ ...CY, minutes: 3 })).toBe('Yes')
  expect(attendanceOf({ ...IDA, minutes: null })).toBe('')
})

test('registrants are found by name, e-mail and status', () => {
  expect(findRegistrants([IDA, BO, CY], 'ACME ida', 'all')).toEqual([IDA, CY])
  expect(findRegistrants([IDA, BO, CY], '', 'cancelled')).toEqual([CY])
})

test('registrants are sorted without losing one, the other way round the other way round', () => {
  expect(sortRegistrants([CY, IDA, BO], 'name', false)).toEqual([BO, CY, IDA])
  const unknown = { ...IDA, minutes: null }
  expect(sortRegistrants([unknown, BO, IDA], 'minutes', true)).toEqual([IDA, BO, unknown])
  expect(sortRegistrants([unknown, IDA, BO], 'minutes', false)).toEqual([BO, IDA, unknown])
  fc.assert(
    fc.property(
      anyRegistrants,
      fc.constantFrom(...REGISTRANT_ORDERS),
      fc.boolean(),
      (all, order, isDescending) => {
        const sorted = sortRegistrants(all, order, isDescending)
        expect(new Set(sorted)).toEqual(new Set(all))
        expect(sortRegistrants(sorted, order, isDescending)).toEqual(sorted)
      },
    ),
  )
})
