import { NEEDS_PLACE } from '@outcome-studio/shared/domain/paths'
import { planRename } from './planRename.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const content = { uuid: 'n1', needs: ['Find a table'] }
const header = {
  docName: 'Lunch',
  uuid: 'n1',
  createdAt: '2026-02-01T12:00:00.000Z',
  updatedAt: '2026-02-02T12:00:00.000Z',
  revision: 4,
  schemaVersion: 2,
  counts: { needs: 0, readers: 2 },
}

test('a rename moves everything and keeps the revision', () => {
  const plan = planRename(NEEDS_PLACE, {
    member: { uid: 'u1', domain: 'acme.test' },
    from: 'Lunch',
    to: 'Dinner',
    stored: { document: { header, colour: 'blue' }, content, customRules: { json: '{}' } },
    header,
    now,
  })
  expect(plan.header).toEqual({ ...header, docName: 'Dinner', updatedAt: now.toISOString() })
  const at = (docName: string) => `domains/acme.test/users/u1/jtbd_needs/${docName}`
  expect(Object.fromEntries(plan.writes.map(({ path, fields }) => [path, fields]))).toEqual({
    [at('Dinner')]: { colour: 'blue', header: plan.header },
    [`${at('Dinner')}/data/needs`]: content,
    [`${at('Dinner')}/config/customRules`]: { json: '{}' },
    [`${at('Lunch')}/config/customRules`]: null,
    [`${at('Lunch')}/data/needs`]: null,
    [at('Lunch')]: null,
  })
})
