import { answerTo } from '../testing/answers/answerTo.ts'

const drafts = (about: 'long' | 'wrong', answer: string, step: string) =>
  answerTo(about, answer, { executor: 'Craftspeople', job: 'Restore an instrument', step }).drafts.map(
    (each) => each.replace('Minimize the ', ''),
  )

test.each([
  ['long', 'They say pulling the staples takes long.', ['time it takes to pull the staples']],
  [
    'long',
    'According to one upholsterer, removing the old foam takes ages.',
    ['time it takes to remove the old foam'],
  ],
  [
    'wrong',
    'What they find slow there is pulling the staples from the frame, and scraping off the glue.',
    ['time it takes to pull the staples from the frame', 'time it takes to scrape off the glue'],
  ],
  [
    'wrong',
    'Three things take long: pulling the staples, cutting the piping, and finding out which layer is the original.',
    [
      'time it takes to pull the staples',
      'time it takes to cut the piping',
      'time it takes to find out which layer is the original',
    ],
  ],
  ['wrong', 'One said the webbing tears at the corner.', ['likelihood that the webbing tears at the corner']],
  [
    'wrong',
    'They report that the frame cracks and that staples stay in the wood.',
    ['likelihood that the frame cracks', 'likelihood that staples stay in the wood'],
  ],
  [
    'long',
    'They told me that it takes them long to find the matching thread, and that they wait for the foam supplier.',
    ['time it takes to find the matching thread', 'time spent waiting for the foam supplier'],
  ],
  ['wrong', 'A colleague mentioned that the zipper jams.', ['likelihood that the zipper jams']],
  ['long', 'They complain that retuning the bass takes forever.', ['time it takes to retune the bass']],
  [
    'long',
    'One tuner told me the owner takes ages to clear the lid.',
    ['time it takes for the owner to clear the lid'],
  ],
  [
    'wrong',
    'According to the older tuners, a string breaks when the pitch is raised.',
    ['likelihood that a string breaks when the pitch is raised'],
  ],
  [
    'wrong',
    'The teachers report that the pins are loose and the felt is worn.',
    ['likelihood that the pins are loose', 'likelihood that the felt is worn'],
  ],
  ['long', 'The worst that happens is a string snaps.', ['likelihood that a string snaps']],
  [
    'wrong',
    'What costs them most time is moving the furniture, and cleaning the keys.',
    ['time it takes to move the furniture', 'time it takes to clean the keys'],
  ],
  [
    'long',
    'Three things go wrong: a string breaks, the pin slips and the tuner picks the wrong temperament.',
    [
      'likelihood that a string breaks',
      'likelihood that the pin slips',
      'likelihood that the tuner picks the wrong temperament',
    ],
  ],
  [
    'wrong',
    'They also told us that the client forgets the appointment and that nobody opens the hall.',
    ['likelihood that the client forgets the appointment', 'likelihood that nobody opens the hall'],
  ],
  // What somebody says at work is a part of the work.
  [
    'wrong',
    'The patient does not say what he takes.',
    ['likelihood that the patient does not say what he takes'],
  ],
] as const)('asked what is %s, %j makes %j', (about, answer, statements) => {
  expect(drafts(about, answer, 'Take off the old parts')).toEqual(statements)
})
