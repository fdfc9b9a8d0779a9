import { checkText } from '../checkText.ts'

const found = (text: string, entity: 'job' | 'jobStep' = 'job') =>
  checkText(entity, text).map(({ ruleId, severity }) => `${ruleId} ${severity}`)

/** The text after applying the first suggestion. */
const taken = (text: string) =>
  checkText('job', text).find(({ suggestion }) => suggestion !== null)?.suggestion?.replacement

const marked = (text: string, ruleId: string) =>
  checkText('job', text)
    .filter((remark) => remark.ruleId === ruleId)
    .map(({ span }) => (span === null ? null : text.slice(span.start, span.end)))

describe('J1: start with a verb in base form', () => {
  test.each([
    'Prune an apple tree',
    'Re-seed a lawn',
    'Digitise a collection',
    'Set up a tent',
    'Frobnicate the gizmo',
    'Water the plants',
    'Do the laundry',
  ])('%j is fine', (text) => expect(found(text)).toEqual([]))

  test.each([
    ['Cooking a stew', 'Cook a stew'],
    ['Cutting a hedge', 'Cut a hedge'],
    ['Making a bed', 'Make a bed'],
    ['Repairs bicycles', 'Repair bicycles'],
    ['Planned a wedding', 'Plan a wedding'],
    ['Carries a load', 'Carry a load'],
  ])('%j is not the base form, and a click makes it %j', (text, better) => {
    expect(found(text)).toEqual(['J1 error'])
    expect(taken(text)).toBe(better)
  })

  test.each([
    'The repair of a roof',
    'Being healthy',
    'Be punctual',
    'Have a spare key',
    'Own a boat',
    'Want a new coat',
    'Happiness at work',
    'Transportation of goods',
    'Affordable housing',
    'In a hurry to the station',
    '3 loaves of bread',
    'Where to park a car',
  ])('%j starts with something else', (text) => expect(found(text)).toContain('J1 error'))

  test('an unknown word is a question, unless an article shows that it is a verb', () => {
    expect(found('Gizmo repairs')).toEqual(['J1 warning'])
    expect(found('Gizmo the lamp')).toEqual([])
  })

  test('one click removes "to" before the verb', () => {
    expect(found('To pitch a tent')).toEqual(['J1 warning'])
    expect(taken('To pitch a tent')).toBe('Pitch a tent')
  })
})

describe('J2: name what the verb is about', () => {
  test.each(['Repair', 'Clean up', 'Sleep better', 'Wash quickly'])('%j has no object', (text) =>
    expect(found(text)).toContain('J2 error'),
  )
  test.each(['Settle in', 'Warm up', 'Check out', 'Move in', 'Travel', 'Cook', 'Decide', 'Wind down'])(
    '%j is a whole step',
    (text) => expect(found(text, 'jobStep')).toEqual([]),
  )
  test.each([
    ['Set up', 'hint', 'Add an object: set up what?'],
    ['Repair', 'error', 'Add an object: repair what?'],
  ])('the step %j gets a %s', (text, severity, message) =>
    expect(checkText('jobStep', text)).toMatchObject([{ ruleId: 'J2', severity, message }]),
  )
  test('a pronoun as object is a question', () => expect(found('Repair it')).toEqual(['J2 warning']))
  test('an object behind a preposition counts', () => expect(found('Look after a garden')).toEqual([]))
})

describe('J3: say what gets done, not how well', () => {
  test.each([
    ['Rapidly peel potatoes', ['Rapidly']],
    ['Peel potatoes as thinly as possible', ['as thinly as possible', 'thinly']],
    ['Find a cheaper apartment', ['cheaper']],
    ['Reduce the time spent in queues', ['Reduce the time']],
  ])('%j holds an outcome', (text, outcome) => expect(marked(text, 'J3').sort()).toEqual(outcome.sort()))

  test('one click removes the adverb, at any position', () => {
    expect(taken('Rapidly peel potatoes')).toBe('Peel potatoes')
    expect(taken('Peel potatoes rapidly, e.g. for a stew')).toBe('Peel potatoes, e.g. for a stew')
  })

  test.each([
    'Supply a village with water',
    'Feed an elderly cat',
    'Pack a weekly order',
    'Reply to a letter',
  ])('%j ends in -ly and is no adverb of manner', (text) => expect(found(text)).toEqual([]))

  test('"no longer" compares nothing', () => {
    expect(found('Sell belongings that are no longer needed')).toEqual([])
    expect(found('Store food longer')).toContain('J3 warning')
  })
})

describe('J4: keep feelings apart', () => {
  test.each([
    'Avoid feeling lost in a new city',
    'Be perceived as a skilled gardener',
    'Look confident on stage',
  ])('%j is an emotional or social job', (text) => expect(found(text)).toContain('J4 warning'))
  test('does not apply to a step', () => expect(found('Look confident on stage', 'jobStep')).toEqual([]))
})

describe('J5: name no solution', () => {
  test.each([
    ['Play chess on a laptop', 'J5 error'],
    ['Sell pottery on Etsy', 'J5 error'],
    ['Order a taxi through Bolt', 'J5 error'],
    ['Send an e-mail to a supplier', 'J5 warning'],
    ['Click the save icon', 'J5 error'],
    ['Measure a room using a folding rule', 'J5 warning'],
    ['Use a ladder to reach a roof', 'J5 warning'],
    ['Stay awake by drinking tea', 'J5 warning'],
    ['Trim a hedge with an electric saw', 'J5 warning'],
    ['Dry fruit in an oven', 'J5 warning'],
    ['Purchase a drill', 'J5 warning'],
    ['Automate the watering of a garden', 'J5 warning'],
  ])('%j: %s', (text, expected) => expect(found(text)).toEqual([expected]))

  test.each([
    'Bolt a shelf to a wall',
    'Slack the rope before docking',
    'Target a moving object',
    'Close the windows before a storm',
    'Kindle a fire',
    'Collect sap from a tree',
    'Drag a net through water',
  ])('%j holds an everyday word, not a brand', (text) => expect(found(text)).toEqual([]))
})

describe('J6: keep to one goal', () => {
  test.each([
    'Plan and host a dinner',
    'Bake a cake or roast a chicken',
    'Sand the table and paint the chairs',
    'Rent/buy a boat',
  ])('%j has two goals', (text) => expect(found(text)).toEqual(['J6 error']))
  test('two objects of one verb are a question', () =>
    expect(found('Store skis and boots')).toEqual(['J6 warning']))
  test.each([
    'Fund research and development',
    'Walk between home and work',
    'Decide whether to rent or buy a boat',
    'Store winter gear, e.g. skis, boots and poles',
    'Carry goods (e.g. wood and coal) to a cellar',
    'Store winter gear such as skis or boots',
  ])('%j has one', (text) => expect(found(text)).toEqual([]))
})

describe('J7 and J9: whose goal, and how wide', () => {
  test.each([
    'Attract loyal customers',
    'Help users plan a meal',
    'Increase repeat sales',
    'Upsell a warranty',
    'Deliver value to members',
    'Ensure customer satisfaction',
    'Exterminate pests',
  ])('%j is a vendor’s', (text) => expect(found(text)).toContain('J7 warning'))
  test.each(['Help a child learn to swim', 'Provide shade to seedlings'])('%j is not', (text) =>
    expect(found(text)).toEqual([]),
  )
  test('somebody else does it: who is a question', () =>
    expect(found('Help teachers grade essays')).toEqual(['J7 warning']))
  test.each([
    'Achieve success',
    'Find inner balance',
    'Save the planet',
    'Nourish the mind',
    'Make a difference',
    'Earn a living',
  ])('%j is an aspiration, wider than a job', (text) => expect(found(text)).toEqual(['J9 warning']))
  test.each(['Insert the tent peg', 'Pour tea', 'Lock the gate', 'Put on a raincoat', 'Weigh the flour'])(
    '%j may be a single step',
    (text) => expect(found(text)).toEqual(['J9 warning']),
  )
  test.each(['Open a bakery', 'Lock the gate after a visit', 'Turn a bowl', 'Press olives for oil'])(
    '%j is a job',
    (text) => expect(found(text)).toEqual([]),
  )
  test.each(['Run out of firewood', 'Wait for a ferry', 'Get stuck in mud'])('%j is a situation', (text) =>
    expect(found(text)).toEqual(['J8 warning']),
  )
})

describe('a step', () => {
  test.each([
    'Push the lever',
    'Rotate the dial clockwise',
    'Press play',
    'Enter the passcode',
    'Type the address',
    'Turn on the lamp',
    'Adjust the settings',
    'Put the coin into the slot',
    'Text the neighbors',
  ])('%j operates a control or a screen', (text) => expect(found(text, 'jobStep')).toEqual(['J5 warning']))
  test.each(['Turn the soil', 'Press the seam flat', 'Set the table', 'Open the wound', 'Enter the cave'])(
    '%j does not',
    (text) => expect(found(text, 'jobStep')).toEqual([]),
  )
  test.each(['Do the work', 'Finish the job', 'Deliver the service', 'Get it done'])(
    '%j names nothing in particular',
    (text) => expect(found(text, 'jobStep')).toEqual(['J2 warning']),
  )
})

describe('J12: let it have an end', () => {
  test.each([
    'Manage a warehouse',
    'Track parcels',
    'Optimise a route',
    'Handle complaints',
    'Deal with a flood',
  ])('%j has none', (text) => expect(found(text)).toEqual(['J12 warning']))
  test('monitoring is accepted, and so are all verbs of steps', () => {
    expect(found('Monitor a boiler')).toEqual([])
    expect(found('Track the parcel', 'jobStep')).toEqual([])
  })
})

describe('J13: let it hold for everyone', () => {
  test.each([
    'Walk my dog',
    'Ask Martha about the recipe',
    'Rent a flat at 12 Mill Lane',
    'Find a coat for $80',
    'File the tax return of 2024',
  ])('%j is one case', (text) => expect(found(text)).toContain('J13 error'))
  test('one click turns a possessive into an article', () =>
    expect(taken('Walk my dog')).toBe('Walk the dog'))
  test.each(['Treat type 2 diabetes', 'Import goods from the US', 'Mark a trail', 'Frank a letter'])(
    '%j is not',
    (text) => expect(found(text)).toEqual([]),
  )
})
