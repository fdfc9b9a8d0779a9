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
  ['web devs', 'Web devs'],
  ['my guys, electricians mostly', 'Electricians'],
  ['just me, I paint houses', 'People who paint houses'],
  ['I do nails', 'People who do nails'],
  ['I am in sales', 'People in sales'],
  ['welder here', 'Welders'],
  ['the third shift crew', 'Third shift crews'],
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
  'I am in trouble',
  'I love dogs',
  'we have no time',
  '',
])('%j names none', (answer) => {
  expect(plainGroup(answer, ENGLISH)).toBeNull()
})
