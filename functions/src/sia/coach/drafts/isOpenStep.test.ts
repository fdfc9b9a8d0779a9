import { answerTo } from '../testing/answers/answerTo.ts'
import { isOpenStep } from './isOpenStep.ts'

test.each([
  'Measure up',
  'Listen through',
  'Set out from the centre line',
  'Mark out from the corner',
  'Check every third one with a level',
  'Turn the dial on the prover up a notch',
  'Press the green button',
  'Pull down the lever',
  'Wind the height wheel on the mower down a click',
  'Dish up before the bell goes',
  'Get counted',
  'NOT the petals',
  'Know any good jokes about accountants',
])('%j leaves open what is done', (step) => {
  expect(isOpenStep(step)).toBe(true)
})

test.each([
  'Measure up the bathroom',
  'Sail out',
  'Log in',
  'Set out the tiles from the centre line',
  'Put the lid on',
  'Check every third tile',
  'Thank each one of the parents',
  'Turn the mattress',
  'Press the curd',
  'Pull the cork',
  'Park up',
  'Lock up',
  'Hang the new one',
])('%j is a step', (step) => {
  expect(isOpenStep(step)).toBe(false)
})

test.each(['turn the dial on the mixer up a notch if it is cold', 'press the red button'])(
  'asked for the steps, %j is asked about',
  (answer) => {
    const { drafts, reply } = answerTo('execute', answer)
    expect(drafts).toEqual([])
    expect(reply).toContain('“')
  },
)
