import { readCsv } from './readCsv.ts'

const rowsOf = async (text: string) => (await readCsv(text, () => undefined)).rows

test.each([
  [
    'a quoted cell after a space',
    'a, b\n1, "x, y"\n',
    [
      ['a', ' b'],
      ['1', 'x, y'],
    ],
  ],
  ['a space after a quoted cell', '"x","y" \n', [['x', 'y ']]],
  [
    'a quotation at the start of a cell',
    '"Stop" he said,c\nd,"e"\n',
    [
      ['"Stop" he said', 'c'],
      ['d', 'e'],
    ],
  ],
  [
    'letters after a quoted cell',
    '"x, y"z,c\nd,e\n',
    [
      ['x, yz', 'c'],
      ['d', 'e'],
    ],
  ],
  ['inches', '5" pipe,c\n', [['5" pipe', 'c']]],
  [
    'mixed line ends',
    'a,b\r\n1,2\n3,4\r5,6\n',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'a title above the header',
    'Our survey\na;b\n1,5;2\n3;4\n',
    [['Our survey'], ['a', 'b'], ['1,5', '2'], ['3', '4']],
  ],
])('%s', async (_what, text, rows) => expect(await rowsOf(text)).toEqual(rows))
