import * as fc from 'fast-check'
import { GOOD_JOBS } from '../../testing/measured/ownJobs.ts'
import { GOOD_OUTCOMES } from '../../testing/measured/ownOutcomes.ts'
import { NEED_LAYERS, type NeedLayer } from '../NEED_LAYERS.ts'
import { anyNeeds } from '../needsArbitraries.ts'
import { goalId } from '../needsIds.ts'
import { newGoal } from '../newNeeds.ts'
import { checkGoal } from './checkGoal.ts'
import { NEED_RULES } from './NEED_RULES.ts'
import { suggestLayer } from './suggestLayer.ts'

const goal = (layer: NeedLayer, text: string) => newGoal({ id: goalId('g'), layer, text })
const rulesOf = (layer: NeedLayer, text: string) => checkGoal(goal(layer, text)).map(({ ruleId }) => ruleId)

test.each<[NeedLayer, string]>([
  ['core', 'Grow vegetables on a small plot'],
  ['related', 'Preserve a harvest for the winter'],
  ['related', 'Transport seedlings to the plot'],
  ['related', 'Clean a wound'],
  ['outcomes', 'Minimize the time it takes to tell whether the soil is dry, e.g. after light rain'],
  ['outcomes', 'Minimize the risk that frost kills seedlings during the night'],
  ['emotional', 'Feel proud of what grows on the plot'],
  ['emotional', 'Avoid feeling overwhelmed by the weeds'],
  ['emotional', 'Be perceived as a considerate neighbor'],
  ['emotional', 'Avoid being perceived as wasteful'],
  ['emotional', 'Appear as an experienced gardener'],
  ['emotional', 'Feel secure about a choice'],
  ['emotional', 'Feel calm the whole way'],
  ['emotional', 'Feel trust in the people who help'],
  ['emotional', 'Feel love every day'],
  ['emotional', 'Feel welcome at the new place'],
  ['emotional', 'Be perceived as lead engineer'],
  ['consumption', 'Purchase an irrigation kit that fits the plot'],
  ['consumption', 'Set up the irrigation app'],
  ['consumption', 'Dispose of a worn-out hose'],
  ['financial', 'Minimize the cost of watering the plot'],
  ['financial', 'Minimize the downtime of the pump during a drought'],
  ['financial', 'Minimize the risk of losing a harvest'],
  ['financial', 'Minimize the time it takes to recover the purchase price'],
])('in %s, "%s" is fine', (layer, text) => {
  expect(checkGoal(goal(layer, text)).filter(({ severity }) => severity !== 'hint')).toEqual([])
  expect(suggestLayer(goal(layer, text))).toBeNull()
})

test.each<[NeedLayer, string, NeedLayer]>([
  ['core', 'Feel safe at home', 'emotional'],
  ['related', 'Feel confident before a climb', 'emotional'],
  ['related', 'Be seen as a good host', 'emotional'],
  ['related', 'Avoid looking foolish in front of colleagues', 'emotional'],
  ['related', 'Look professional', 'emotional'],
  ['consumption', 'Be perceived as an expert', 'emotional'],
  ['outcomes', 'Feel calm during a delay', 'emotional'],
  ['outcomes', 'Minimize the anxiety of waiting for a result', 'emotional'],
  ['outcomes', 'Minimize the cost of storing spare parts', 'financial'],
  ['outcomes', 'Reduce the purchase price of seeds', 'financial'],
  ['outcomes', 'Minimize the risk of losing a deposit', 'financial'],
  ['outcomes', 'Minimize the financial loss caused by a frost', 'financial'],
  ['outcomes', 'Minimize the unplanned downtime of a line', 'financial'],
  ['outcomes', 'Minimize the amount of money spent on repairs', 'financial'],
  ['core', 'Minimize the time it takes to find a seat', 'outcomes'],
  ['related', 'Increase the likelihood that a graft takes', 'outcomes'],
  ['related', 'Reduce the number of weeds', 'outcomes'],
  ['emotional', 'Minimize the likelihood of forgetting a name', 'outcomes'],
  ['consumption', 'Minimize the cost of a repair', 'financial'],
  ['related', 'Install the device', 'consumption'],
  ['core', 'Purchase the equipment', 'consumption'],
  ['related', 'Clean the machine after use', 'consumption'],
  ['outcomes', 'Discard an old appliance', 'consumption'],
  ['outcomes', 'Prepare a bed for sowing', 'related'],
  ['financial', 'Choose a supplier', 'related'],
  ['emotional', 'Cook a meal for guests', 'related'],
])('in %s, "%s" belongs into %s', (layer, text, belongs) => {
  expect(suggestLayer(goal(layer, text))).toBe(belongs)
  const [remark] = checkGoal(goal(layer, text))
  expect(remark).toMatchObject({ ruleId: 'N1', severity: 'warning' })
})

test.each<[NeedLayer, string]>([
  ['related', 'Prevent a fire from spreading'],
  ['related', 'Reduce a sauce'],
  ['related', 'Stop bleeding'],
  ['related', 'Enjoy music at home'],
  ['related', 'Look for a parking space'],
  ['related', 'Appear in court'],
  ['emotional', 'Gain the respect of peers'],
  ['core', 'Vegetables'],
  ['outcomes', 'Minimize'],
  ['financial', ''],
])('in %s, "%s" says too little to be moved', (layer, text) => {
  expect(suggestLayer(goal(layer, text))).toBeNull()
})

test.each<[NeedLayer, string, readonly string[]]>([
  ['core', 'Growing vegetables', ['J1']],
  ['related', 'Repair a fence and paint it', ['J6']],
  ['outcomes', 'Minimize the time it takes to water 20 plants in 3 minutes', ['O9']],
  ['financial', 'Reduce the cost of fertilizer', ['O2']],
  ['financial', 'Minimize the difficulty of getting a refund', ['O3']],
  ['financial', 'Minimize the cost of a better pump', ['O6']],
  ['financial', 'Minimize the cost of repairs to $100', ['O9']],
  ['financial', 'Low costs', ['O1']],
  ['emotional', 'Gain the respect of peers', ['N2']],
  ['emotional', 'Feel', ['N3']],
  ['emotional', 'Feel hire a moving company', ['N3']],
  ['emotional', 'Feel hire movers', ['N3']],
  ['emotional', 'Avoid feeling pack the boxes', ['N3']],
  ['emotional', 'Be perceived as hire a moving company', ['N3']],
  ['emotional', 'Feel safe and respected', ['N4']],
  ['emotional', 'Feel good about my work', ['J13']],
  ['emotional', 'Look competent to colleagues', ['N2']],
  ['consumption', 'Fix the pump', ['N5']],
  ['consumption', 'Prune the roses', ['N5']],
  ['consumption', 'Cleaning the filter', ['J1', 'N5']],
  ['consumption', 'Install', ['J2']],
])('in %s, "%s" breaks %j', (layer, text, rules) => {
  expect(rulesOf(layer, text)).toEqual(rules)
})

test.each<[NeedLayer, string, string]>([
  ['emotional', 'To feel safe at home', 'Feel safe at home'],
  ['emotional', 'Be seen as a good host', 'Be perceived as a good host'],
  ['emotional', 'avoid looking foolish', 'avoid being perceived as foolish'],
  ['emotional', 'Confident about the result', 'Feel confident about the result'],
  ['emotional', "Don't feel rushed", 'Avoid feeling rushed'],
  ['consumption', 'Buy a pump', 'Purchase a pump'],
  ['consumption', 'Get rid of the pump', 'Dispose of the pump'],
  [
    'outcomes',
    'Verify that the dose is right',
    'Minimize the time it takes to verify that the dose is right',
  ],
])('in %s, one click turns "%s" into "%s"', (layer, text, fixed) => {
  const fixes = checkGoal(goal(layer, text)).flatMap(({ suggestion }) => suggestion?.replacement ?? [])
  expect(fixes.map((each) => each.toLowerCase())).toContain(fixed.toLowerCase())
})

test('the executor of the map is checked with the core job, one of its own with a related job', () => {
  const core = goal('core', 'Grow vegetables on a small plot')
  expect(checkGoal(core, { executor: 'Gardeners' })).toEqual([])
  expect(checkGoal(core, { executor: 'Gardeners and cooks' })).toMatchObject([{ ruleId: 'E1' }])
  expect(checkGoal({ ...core, executor: 'Gardeners' }, { executor: 'you' })).toEqual([])
  const related = { ...core, layer: 'related' } as const
  expect(checkGoal(related, { executor: 'you' })).toEqual([])
  expect(checkGoal({ ...related, executor: 'you' })).toMatchObject([{ ruleId: 'E1' }])
})

test('good jobs and outcomes stay, except for those about money, downtime or the risk of a loss', () => {
  const [jobs, outcomes] = [GOOD_JOBS, GOOD_OUTCOMES].map((texts, at) => {
    const layer = at === 0 ? 'related' : 'outcomes'
    return texts.filter((text) => suggestLayer(goal(layer, text)) !== null)
  })
  expect(jobs).toEqual([])
  expect(outcomes?.filter((text) => !/cost of|risk of|money|downtime/.test(text))).toEqual([])
})

test('any text in any layer is checked, and moving it where it belongs settles the matter', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.constantFrom(...GOOD_JOBS, ...GOOD_OUTCOMES, 'Feel', 'Minimize the anxiety of waiting'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...NEED_LAYERS), anyText, (layer, text) => {
      for (const { message, span } of checkGoal(goal(layer, text))) {
        expect(message.length).toBeGreaterThan(10)
        if (span !== null) expect(span.end).toBeLessThanOrEqual(text.length)
      }
      const belongs = suggestLayer(goal(layer, text))
      if (belongs !== null) expect(suggestLayer(goal(belongs, text))).toBeNull()
    }),
  )
  fc.assert(
    fc.property(anyNeeds, ({ goals }) => {
      for (const each of goals) expect(() => checkGoal(each)).not.toThrow()
    }),
  )
})

test('each rule has an id of its own and explains itself in sentences', () => {
  expect(new Set(NEED_RULES.map(({ id }) => id)).size).toBe(NEED_RULES.length)
  for (const { title, explanation } of NEED_RULES) {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(explanation).toMatch(/^[A-Z].*\.$/)
  }
})
