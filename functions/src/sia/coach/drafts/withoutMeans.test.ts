import { ENGLISH } from '../language/ENGLISH.ts'
import { withoutMeans } from './withoutMeans.ts'

test.each([
  ['Use the diagnostic tablet to find out why a lift has stopped', 'find out why a lift has stopped'],
  ['use a spreadsheet to sort the names by parish', 'sort the names by parish'],
  ['we use the forge to make gates', 'we make gates'],
  ['using the board to send drivers to jobs', 'send drivers to jobs'],
  ['With the brush and vac I clean flues', 'I clean flues'],
  ['use a damp cloth to wipe down the saddle', 'wipe down the saddle'],
])('of %j, %j is done', (text, done) => {
  expect(withoutMeans(text, ENGLISH)).toBe(done)
})

test.each([
  'use up the old paint',
  'use the back road to work',
  'use the pool',
  'get used to the noise',
  'teach people to use the tablet',
  'use the stairs to the roof',
])('%j tells no means', (text) => {
  expect(withoutMeans(text, ENGLISH)).toBe(text)
})
