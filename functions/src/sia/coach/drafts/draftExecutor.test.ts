import { answerTo } from '../testing/answers/answerTo.ts'

test.each([
  ['we’re furniture restorers', 'Furniture restorers'],
  ['The bookkeepers for small cafes', 'Bookkeepers for small cafes'],
  ['I work as a night nurse in a care home', 'Night nurses in a care home'],
  ['im a school bus driver in a rural district', 'School bus drivers in a rural district'],
  ['people like my neighbour and me, with an allotment', 'People with an allotment'],
  ['that would be me, the night porter', 'Night porters'],
  ['us groomers, not the owners of the dogs', 'Groomers'],
  ['we run a small bakery', 'People who run a small bakery'],
  ['people who foster dogs', 'People who foster dogs'],
  ['Hi! I’m Tom and I’m a chimney sweep', 'Chimney sweeps'],
])('%j names the group %j', (answer, group) => {
  expect(answerTo('executor', answer).drafts).toEqual([group])
})

test.each(['I am Tom', 'We love dogs', 'I help', 'me', 'I live in Spain'])('%j names no group', (answer) => {
  expect(answerTo('executor', answer).drafts).toEqual([])
})
