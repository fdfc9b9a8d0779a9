import { placeEffects } from './placeEffects.ts'

const planner = { name: 'Route planner', owner: '', effort: null }

test('effects find their outcome statements by number, and what is lost is named', () => {
  const read = {
    ...planner,
    effects: [
      { number: '1.2', effect: 'large' as const },
      { number: '4.1', effect: 'small' as const },
    ],
  }
  expect(placeEffects([read], new Map([['1.2', { step: 0, at: 1 }]]))).toEqual({
    initiatives: [{ ...planner, effects: [{ step: 0, at: 1, effect: 'large' }] }],
    problems: [
      'Initiative “Route planner”: no outcome statement has the number 4.1; its effect is left out.',
    ],
  })
})
