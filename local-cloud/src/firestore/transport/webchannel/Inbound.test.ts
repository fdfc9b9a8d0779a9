import fc from 'fast-check'
import { Inbound } from './Inbound.ts'
import { Outbound } from './Outbound.ts'

describe('Inbound', () => {
  test('returns each message once and in order, whatever the order of requests', () => {
    const deliveries = fc.array(fc.record({ offset: fc.nat(9), count: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(deliveries, (all) => {
        const inbound = new Inbound()
        const received = [...all, { offset: 0, count: 13 }].flatMap(({ offset, count }) =>
          inbound.accept(
            offset,
            Array.from({ length: count }, (_, index) => `m${offset + index}`),
          ),
        )
        expect(received).toEqual(Array.from({ length: 13 }, (_, index) => `m${index}`))
      }),
    )
  })
})

describe('Outbound', () => {
  test('stores messages until the client confirms them', () => {
    const outbound = new Outbound()
    for (const text of ['a', 'b', 'c']) outbound.add([text])
    expect(outbound.after(-1).map(([number]) => number)).toEqual([0, 1, 2])
    outbound.confirm(1)
    expect(outbound.after(0)).toEqual([[2, ['c']]])
    expect(outbound.after(2)).toEqual([])
    expect(outbound.unconfirmed).toBe(1)
  })
})
