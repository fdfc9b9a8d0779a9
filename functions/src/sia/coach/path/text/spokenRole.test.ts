import { ENGLISH } from '../../language/ENGLISH.ts'
import { answerTo } from '../../testing/answers/answerTo.ts'
import { spokenRole } from './spokenRole.ts'

test.each([
  ['Not the landlord, and not the tenant. The letting agent does the viewings.', 'Letting agents'],
  ['Not the presenter. Not me either, I only book the guests. The producer does the cutting.', 'Producers'],
  ['not the pharmacist. the dispensers fill the boxes', 'Dispensers'],
  ['The judges don’t. The show steward does the paperwork', 'Show stewards'],
  ['Managers? They have not written a quote in years. The reps.', 'Reps'],
  ['Chefs? no. kitchen porters', 'Kitchen porters'],
  ['Ken. He has done the fireworks since 1990', 'People who do the fireworks'],
  ['I clean the hall, my husband does the bins, but the caretaker is who you want', 'Caretakers'],
  ['my uncle got me into it, but it’s hobby beekeepers you want', 'Hobby beekeepers'],
  ['merchants?? they sell our wine. growers is the word', 'Growers'],
  [
    'not debt collectors!! thats an agency. credit controllers in the company',
    'Credit controllers in the company',
  ],
  ['Sheila. She’s been doing the bids for the hall since forever', 'People who do the bids for the hall'],
  ['Karen from accounts. She reconciles the petty cash', 'People who reconcile the petty cash'],
  ['a bloke called Steve, he services the boilers round here', 'People who service the boilers'],
  ['Old Bert. He winds the church clock', 'People who wind the church clock'],
])('%j names the executor %j', (answer, executor) => {
  expect(answerTo('executor', answer).drafts).toEqual([executor])
})

test.each([
  'Tom. He is tired',
  'Anna. She does it all',
  'Berlin. He likes it',
  'Not the boss. The customer complains, I do the repairs',
  'My brother drove the van. The agent rang about the keys',
  'Not the vet. Not the owner.',
  'Translators? Court ones',
  'Not sure. We cut stone.',
  'Plumbers. He fixes boilers',
])('%j names no role by the way', (answer) => {
  expect(spokenRole(answer, ENGLISH)).toBeNull()
})

test.each(['Anna. She does it all', 'Tom. He is tired', 'Not the boss. Not the customer.'])(
  'asked who does it, %j is asked about',
  (answer) => {
    const { drafts, reply } = answerTo('executor', answer)
    expect(drafts).toEqual([])
    expect(reply).toContain('Who are they')
  },
)
