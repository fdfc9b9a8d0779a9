import { ENGLISH } from '../../language/ENGLISH.ts'
import { FILED_FACTS } from './FILED_FACTS.ts'
import { measureFiling } from './measureFiling.ts'

const filed = FILED_FACTS.flatMap((trade) => measureFiling(trade, ENGLISH)).filter(
  ({ filed }) => filed.length > 0,
)

test('no fact is filed away from the step that was asked about and that it belongs to', () => {
  const away = filed.filter(
    ({ asked, right, filed }) => asked === right && filed.some((step) => step !== right),
  )
  expect(away).toEqual([])
})

test('no fact is filed under a step that neither was asked about nor is right', () => {
  const lost = filed.filter(({ asked, right, filed }) =>
    filed.some((step) => step !== right && step !== asked),
  )
  expect(lost).toEqual([])
})

test('most facts of another step are filed under it', () => {
  const others = filed.filter(({ asked, right }) => asked !== right)
  const right = others.filter(({ right, filed }) => filed.every((step) => step === right))
  expect({ right: right.length, of: others.length }).toEqual({ right: 25, of: 37 })
})
