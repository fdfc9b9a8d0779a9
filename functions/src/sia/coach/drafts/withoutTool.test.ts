import { ENGLISH } from '../language/ENGLISH.ts'
import { withoutTool } from './withoutTool.ts'

test.each([
  ['cut the corners with the wet saw', 'cut the corners'],
  ['write the notes of the treatment in the computer', 'write the notes of the treatment'],
  ['cut the corners with the wet saw when a tile is thick', 'cut the corners when a tile is thick'],
  ['clean the blade of the saw', 'clean the blade of the saw'],
  ['find the error in the program', 'find the error in the program'],
  ['cut with the saw', 'cut with the saw'],
  ['fill the bottle with the honey', 'fill the bottle with the honey'],
])('of %j, %j is left', (told, left) => {
  const time = 'Minimize the time it takes to '
  expect(withoutTool(`${time}${told}`, ENGLISH)).toBe(`${time}${left}`)
})
