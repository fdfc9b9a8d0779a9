import { ENGLISH } from '../../language/ENGLISH.ts'
import { plainGroup } from './plainGroup.ts'

test.each([
  ['PMs at small software companies', 'PMs at small software companies'],
  ['a vet tech', 'Vet techs'],
  ['the AP clerk', 'AP clerks'],
  ['emts', 'EMTs'],
  ['cnas in nursing homes', 'CNAs in nursing homes'],
  ['it support people', 'IT support people'],
  ['We are a team of four who maintain elevators', 'People who maintain elevators'],
  ['I am a stay at home dad', 'Stay-at-home dads'],
  ['I am an RN', 'RNs'],
  ['well, I guess our office managers', 'Office managers'],
])('%j names people by its form', (answer, group) => {
  expect(plainGroup(answer, ENGLISH)).toBe(group)
})

test.each([
  'zne cooks',
  'iterpreters',
  'startover',
  'nurses on te night shiqt',
  'no commercial guys',
  'HMM THATS A GOOD QUESTION',
  'I am Tom',
  'I live in Spain',
  'fix ovens',
  'apples',
  'people',
  'I am tired',
  '',
])('%j names none', (answer) => {
  expect(plainGroup(answer, ENGLISH)).toBeNull()
})
