import { describePlan, planSteps } from './planSteps.ts'

const step = (name: string, digest = 'new') => ({ name, digest, actions: [`deploy ${name}`] })
const ORDER = ['rules', 'indexes', 'functions', 'mfe-account', 'mfe-sia', 'shell']

test.each([
  ['sorted', [...ORDER].sort()],
  ['reversed, apart from the features', ['shell', 'mfe-account', 'mfe-sia', 'functions', 'indexes', 'rules']],
])('the shell is last and the rules are first, given %s', (_, names) => {
  expect(
    planSteps(
      names.map((name) => step(name)),
      {},
    ).map(({ name }) => name),
  ).toEqual(ORDER)
})

test.each([
  [{}, 'new'],
  [{ shell: 'earlier' }, 'changed'],
  [{ shell: 'new', rules: 'earlier' }, 'unchanged'],
] as const)('after %j the shell is %s', (last, change) => {
  expect(planSteps([step('shell')], last)).toMatchObject([{ change }])
})

test('what is left out is said without what it would run', () => {
  const plan = planSteps([step('shell'), step('rules')], { rules: 'new' })
  expect(describePlan(plan)).toBe('rules: unchanged, left out\nshell: new\n  deploy shell\n')
})
