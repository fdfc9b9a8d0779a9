import { proposedText } from '@outcome-studio/shared/domain/coach'
import { converse } from '../testing/converse.ts'

const drafts = (...messages: readonly string[]) =>
  (converse(messages).turns.at(-1)?.proposals ?? []).map(proposedText)

test.each([
  [
    ['window cleaners', 'clean a window', 'Soak, scrub, rinse, polish.'],
    ['Soak the window', 'Scrub the window', 'Rinse the window', 'Polish the window'],
  ],
  [
    [
      'candle makers',
      'make candles',
      'First we check if the wax is clean. Then with a whisk we stir the wax and pour the wax.',
    ],
    ['Check whether the wax is clean', 'Stir the wax with a whisk', 'Pour the wax'],
  ],
  [
    [
      'train drivers',
      'bring a train to the depot',
      'The size is quite right, thank you. The driver first reads the timetable, thereupon boards the train, and lastly parks the train in the depot.',
    ],
    ['Read the timetable', 'Board the train', 'Park the train in the depot'],
  ],
  [
    [
      'train drivers',
      'bring a train to the depot',
      'as it is',
      'He reads the timetable, he boards the train, and he parks the train in the depot.',
    ],
    ['Read the timetable', 'Board the train', 'Park the train in the depot'],
  ],
])('after a job, %j are steps', (messages, steps) => {
  expect(drafts(...messages)).toEqual(steps)
})

test.each([
  ['bake 40 children a fresh cake by 3 basically', 'Bake children a fresh cake'],
  [
    'Oh, matching people with shoes they can really walk in and like wearing, my aunt used to say so!',
    'Match people with shoes',
  ],
  [
    'They are trying, if I may say so plainly, to bring a heavy piano up the stairs, whatever the weather.',
    'Bring a heavy piano up the stairs',
  ],
  [
    'Well, at the end of the day it’s teaching children to swim, isn’t it. Not just passing the badge.',
    'Teach children to swim',
  ],
  ['To merge the files of two offices within six weeks of signing.', 'Merge the files of two offices'],
])('%j tells a job', (message, job) => {
  expect(drafts('movers', message)).toEqual([job])
})
