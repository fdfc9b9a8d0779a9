import { parseNeeds } from '@outcome-studio/shared/domain/needs'
import { anyNeeds } from '@outcome-studio/shared/domain/testing'
import fc from 'fast-check'
import { shareNeeds } from './shareNeeds.ts'

test('an equal document shares its unchanged parts', () => {
  fc.assert(
    fc.property(anyNeeds, fc.string(), (needs, vertical) => {
      const reread = parseNeeds(JSON.parse(JSON.stringify(needs)))
      expect(shareNeeds(needs, reread)).toBe(needs)
      const shared = shareNeeds(needs, { ...reread, vertical: `${needs.vertical}${vertical} ` })
      expect(shared.goals.every((goal, at) => goal === needs.goals[at])).toBe(true)
      expect(shared.states.every((state, at) => state === needs.states[at])).toBe(true)
    }),
  )
})
