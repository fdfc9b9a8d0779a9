import { checkStudy } from '../checkStudy.ts'

/** The rules that a statement breaks in a study with a job and an executor. */
function found(statement: string, { job = '', executor = '' }): readonly string[] {
  const study = {
    jtbd: { uuid: 'job', executor, userInput: job },
    jobSteps: [
      {
        uuid: 'step',
        userInput: 'Check the frames',
        category: null,
        outcomeStatements: [{ uuid: 'statement', userInput: statement }],
      },
    ],
  }
  const remarks = checkStudy(study).statement ?? []
  return remarks.filter(({ severity }) => severity !== 'hint').map(({ ruleId }) => ruleId)
}

describe('O19: no more than the job', () => {
  test.each([
    ['Keep bees', 'Minimize the time it takes to keep bees'],
    ['Keep bees', 'Minimize the effort it takes to keep the bees each year'],
    ['Conduct a municipal election', 'Minimize the time it takes to run a municipal election'],
    ['Grow vegetables outside the natural season', 'Minimize the cost of growing vegetables'],
    ['Organize a funeral', 'Minimize the likelihood of failing to organize a funeral'],
    ['Repair a car after an accident', 'Minimize the time required to repair a vehicle'],
    ['Move to a new home', 'Minimize the likelihood of not moving to a new house'],
  ])('under the job %j: %j', (job, text) => expect(found(text, { job })).toContain('O19'))

  test.each([
    ['Keep bees', 'Minimize the time it takes to find the queen when inspecting a hive'],
    ['Keep bees', 'Minimize the number of bees crushed when closing a hive'],
    ['Conduct a municipal election', 'Minimize the time it takes to count the ballots of an election'],
    ['Grow vegetables outside the natural season', 'Minimize the cost of heating when growing vegetables'],
    ['Move to a new home', 'Minimize the number of boxes lost when moving to a new home'],
    ['', 'Minimize the time it takes to keep bees'],
    ['Manage', 'Minimize the time it takes to keep bees'],
  ])('under the job %j: %j says more', (job, text) => expect(found(text, { job })).toEqual([]))

  test('what says so by itself has one remark', () =>
    expect(
      found('Minimize the time it takes to keep bees over the course of a season', { job: 'Keep bees' }),
    ).toEqual(['O12']))
})

describe('O20: the executor watched from outside', () => {
  test.each([
    ['Wind turbine technicians', 'Minimize the likelihood that a technician forgets a tool before a climb'],
    ['Beekeepers', 'Minimize the likelihood that the beekeeper is stung when opening a hive'],
    ['Parents of toddlers', 'Minimize the number of times that a parent wakes up at night'],
    ['Doctors', 'Minimize the likelihood that a physician misses a symptom during a visit'],
    ['Potters', 'Minimize the number of potters who burn a hand when emptying a kiln'],
    ['Amateur sailors', 'Minimize the likelihood that an amateur sailor loses the wind in a bay'],
  ])('for %j: %j', (executor, text) => {
    const rules = found(text, { executor })
    expect(rules).toEqual(['O20'])
  })

  test.each([
    ['Wind turbine technicians', 'Minimize the likelihood of forgetting a tool before a climb'],
    ['Wind turbine technicians', 'Minimize the likelihood of injuring another technician during a climb'],
    ['Beekeepers', "Minimize the likelihood that a beekeeper's hive is stolen in winter"],
    ['Doctors', 'Minimize the likelihood that another doctor misses a symptom after a handover'],
    ['Gardeners', 'Minimize the likelihood that two gardeners water the same bed in summer'],
    ['Gardeners', 'Minimize the time it takes to learn which gardeners come back in spring'],
    ['Home cooks', 'Minimize the variation in size between pieces that cook together'],
    ['People who rent skis', 'Minimize the likelihood that people collide on a slope'],
    ['', 'Minimize the likelihood that a technician forgets a tool before a climb'],
    ['Hosts', 'Minimize the likelihood that a guest falls when leaving a table'],
  ])('for %j: %j names somebody else or nobody', (executor, text) =>
    expect(found(text, { executor })).toEqual([]),
  )

  test('what is seen from outside by itself has one remark', () =>
    expect(
      found('Minimize the time the technician spends on paperwork after a repair', {
        executor: 'Technicians',
      }),
    ).toEqual(['O8']))
})
