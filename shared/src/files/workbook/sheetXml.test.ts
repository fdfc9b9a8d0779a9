import { sheetXml } from './sheetXml.ts'

const TITLES = ['Number', 'Satisfaction', 'Opportunity score']

const sheetOf = (width: number) =>
  sheetXml(
    {
      name: 'Sheet',
      columns: TITLES.map(() => ({ width, style: 'text' })),
      rows: [[1, 2, 3]],
      table: { name: 'Table', titles: TITLES },
    },
    {},
  )

const widths = (xml: string) =>
  [...xml.matchAll(/<col min="\d+" max="\d+" width="(\d+)"/g)].map(([, width]) => Number(width))

test('columns are wide enough for each word of their headers beside the filter button', () => {
  expect(widths(sheetOf(5))).toEqual([9, 15, 14])
  expect(widths(sheetOf(40))).toEqual([40, 40, 40])
})

test('the row of the headers is as high as the words need', () => {
  expect(sheetOf(5)).toContain('<row r="1" ht="30">')
  expect(sheetOf(40)).toContain('<row r="1" ht="15">')
})
