import * as fc from 'fast-check'
import { assembleExport, exportFileName } from './assembleExport.ts'
import type { Json, MemberData } from './MemberExport.ts'

const NOTHING: MemberData = {
  member: null,
  studies: [],
  needs: [],
  respondents: [],
  events: [],
  eventProgress: [],
  otherCoachSessions: [],
  customer: null,
  subscriptions: [],
  unreadable: [],
}

test('starts with its format and version', () => {
  const file = assembleExport(NOTHING, new Date('2026-06-01T23:59:59.999Z'))
  expect(Object.entries(file).slice(0, 4)).toEqual([
    ['format', 'outcome-studio-export'],
    ['version', 1],
    ['productVersion', '19.2.0'],
    ['exportedAt', '2026-06-01T23:59:59.999Z'],
  ])
  expect(exportFileName(file)).toBe('outcome-studio-export-2026-06-01.json')
})

test('exports whatever is stored unchanged', () => {
  const fields = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.jsonValue({ depthSize: 'small' }).map((value) => value as Json),
  )
  const events = fc.array(fc.record({ id: fc.string(), fields }), { maxLength: 4 })
  const needs = fc.array(fc.record({ id: fc.string(), fields, content: fc.option(fields) }), { maxLength: 4 })
  fc.assert(
    fc.property(needs, events, (written, registrations) => {
      const data = { ...NOTHING, needs: written, events: registrations }
      const read: unknown = JSON.parse(JSON.stringify(assembleExport(data, new Date(0))))
      expect(read).toMatchObject(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('contains no link to the dashboard of the payment provider', () => {
  const paid = (id: string) => ({
    id,
    fields: { status: 'active', stripeLink: `https://dashboard.stripe.com/${id}` },
  })
  const { customer, subscriptions } = assembleExport(
    { ...NOTHING, customer: paid('cus'), subscriptions: [paid('sub')] },
    new Date(0),
  )
  expect(customer).toEqual({ id: 'cus', fields: { status: 'active' } })
  expect(subscriptions).toEqual([{ id: 'sub', fields: { status: 'active' } }])
})
