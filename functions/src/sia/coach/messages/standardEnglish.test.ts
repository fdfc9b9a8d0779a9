import { ENGLISH } from '../language/ENGLISH.ts'
import { standardEnglish } from './standardEnglish.ts'

test.each([
  'the GRNI carries receipts that were invoiced months ago',
  'the GRNI report shows nothing',
  'the EMTs wait for an RSI kit',
  'an uncoded invoice is paid',
  'an unposted journal is found',
  'an unlabeled tube is discarded',
])('a word that no dictionary has is no mistake if it is an abbreviation or a negation: “%s”', (told) => {
  expect(standardEnglish(told, ENGLISH)).toBe(told)
})

test.each([
  ['we recieve the wrong part', 'we receive the wrong part'],
  ['teh label falls off', 'the label falls off'],
  ['they destory the seal', 'they destroy the seal'],
  ['WE RECIEVE THE WRONG PART', 'we receive the wrong part'],
  ['the label is ALWAYS wrong', 'the label is always wrong'],
])('a mistake of typing is mended: “%s”', (told, mended) => {
  expect(standardEnglish(told, ENGLISH).toLowerCase()).toBe(mended)
})
