import { normalizeName } from '@outcome-studio/shared/domain/base'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import { header } from '../people.ts'
import { type Attempt, set } from './Attempt.ts'

/** Ranges of characters that names treat in their own way; the neighbors of each are ordinary. */
const RANGES = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const

const characters = RANGES.flatMap(([first, last]) =>
  [first - 1, first, Math.floor((first + last) / 2), last, last + 1]
    .filter((code) => code >= 0)
    .map((code) => String.fromCodePoint(code)),
)

/** As members type and paste them; stored as normalizeName writes them. */
const PASTED = [
  'Cafe\u0301',
  'a\u00a0b',
  'a\u00adb',
  '\ufb01le',
  ' a\u2003b ',
  '\u1112\u1161\u11ab',
  'a\u200bb\ufeff',
]

const NAMES = [
  ...PASTED,
  ...PASTED.map(normalizeName),
  ...characters,
  ...characters.map((character) => `a${character}b`),
  ...[63, 64, 65, 127, 128, 129].flatMap((length) =>
    ['x', '🚦', '\u200b'].map((character) => character.repeat(length)),
  ),
  '_',
  '__',
  '___',
  '____',
  '__a',
  'a__',
  '_a_',
  '...',
]

/** What checkDocumentName accepts, the rules accept, and nothing else. */
export const names: readonly Attempt[] = [...new Set(NAMES)]
  // Firestore itself refuses these ids.
  .filter((name) => !['', '.', '..', '____'].includes(name) && !name.includes('/'))
  .map((name) => ({
    who: 'stella',
    what: `saves a study named ${[...name]
      .slice(0, 3)
      .map((character) => character.codePointAt(0)?.toString(16))
      .join(' ')}, ${[...name].length} characters`,
    action: set(`domains/acme.test/users/stella/triangularis/${name}`, { header: header(name) }),
    isAllowed: checkDocumentName(name) === null,
  }))
