import { answerTo } from '../testing/answers/answerTo.ts'

const SWEEPS = { executor: 'Chimney sweeps', job: 'Clean chimneys', step: 'Brush the flue' }
const DECKHANDS = {
  executor: 'Ferry deckhands',
  job: 'Get vehicles across the river',
  step: 'Load the deck',
}

test.each([
  [
    'wrong',
    'i forget the drop cloth or the mask n soot falls on the carpet when i pull the brush',
    ['likelihood of forgetting the drop cloth or the mask', 'likelihood that the soot falls on the carpet'],
  ],
  [
    'wrong',
    'sometimes i run out of rods or the hatch isnt open yet n then im late',
    ['likelihood of running out of rods', 'likelihood that the hatch is not open yet'],
  ],
  [
    'long',
    'gettin the ladder up when its windy n waitin til the stove is cold',
    ['time it takes to get the ladder up when it is windy', 'time spent waiting until the stove is cold'],
  ],
  [
    'execute',
    'set up the ladder lay out the cloths brush the flue vacuum the soot and check the draft',
    ['Set up the ladder', 'Lay out the cloths', 'Brush the flue', 'Vacuum the soot', 'Check the draft'],
  ],
  ['wrong', 'The flue heats unevenly.', ['likelihood that the flue heats unevenly']],
  ['execute', 'We assemble and lubricate the rods.', ['Assemble the rods', 'Lubricate the rods']],
  [
    'execute',
    'We check the hatch, the damper and the cowl.',
    ['Check the hatch', 'Check the damper', 'Check the cowl'],
  ],
  // What a job is done to is no second job.
  [
    'job',
    'Maintain draft and fire safety during the heating season',
    ['Maintain draft and fire safety during the heating season'],
  ],
] as const)('asked sweeps for %s, %j makes %j', (about, answer, texts) => {
  expect(answerTo(about, answer, SWEEPS).drafts.map((each) => each.replace('Minimize the ', ''))).toEqual(
    texts,
  )
})

test.each([
  [
    'wrong',
    'i forget the wheel chocks or the chain n a cooler tips over in the back when the boat tilts',
    [
      'likelihood of forgetting the wheel chocks or the chain',
      'likelihood that a cooler tips over in the back when the boat tilts',
    ],
  ],
  [
    'wrong',
    'sometimes we run out of chocks or the ramp isnt down yet n then were late',
    ['likelihood of running out of chocks', 'likelihood that the ramp is not down yet'],
  ],
  [
    'wrong',
    'the radio dies or i misread the load list so the deck is too heavy',
    [
      'likelihood that the radio dies',
      'likelihood of misreading the load list',
      'likelihood that the deck is too heavy',
    ],
  ],
  [
    'long',
    'tying down the motorbikes or finding the owner of a parked car',
    ['time it takes to tie down the motorbikes', 'time it takes to find the owner of a parked car'],
  ],
  [
    'execute',
    'open the gate wave in the cars chock the wheels close the gate and ring the bell',
    ['Open the gate', 'Wave in the cars', 'Chock the wheels', 'Close the gate', 'Ring the bell'],
  ],
  ['execute', 'We lower and secure the ramp.', ['Lower the ramp', 'Secure the ramp']],
  ['wrong', 'The deck sinks unevenly.', ['likelihood that the deck sinks unevenly']],
  ['wrong', 'The brakes grip inconsistently.', ['likelihood that the brakes grip inconsistently']],
  [
    'job',
    'Maintain speed and stability during a crossing',
    ['Maintain speed and stability during a crossing'],
  ],
  ['wrong', 'Customs stops the truck later.', ['likelihood that customs stops the truck later']],
  ['wrong', 'Customs then opens the container.', ['likelihood that customs opens the container']],
] as const)('asked deckhands for %s, %j makes %j', (about, answer, texts) => {
  expect(answerTo(about, answer, DECKHANDS).drafts.map((each) => each.replace('Minimize the ', ''))).toEqual(
    texts,
  )
})

test('quotes things that no card was made of', () => {
  const { reply } = answerTo(
    'wrong',
    'Soot on the carpet, nests from jackdaws, a rod left in the flue.',
    SWEEPS,
  )
  expect(reply).toContain('I also heard “Soot on the carpet, nests from jackdaws”')
})
