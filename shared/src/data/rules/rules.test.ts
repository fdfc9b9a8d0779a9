import { describeContract } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName } from '../testing/studyFixture.ts'
import type { RulesPlace } from './RulesPlace.ts'
import { loadRules } from './useRules.ts'
import { saveRules } from './useSaveRules.ts'
import { watchRules } from './watchRules.ts'

describeContract(({ client, open, write }) => {
  const NOW = new Date('2026-05-01T10:00:00.000Z')
  const ORGANIZATION = { kind: 'organization' } as const

  let tools: DataClient
  beforeAll(async () => {
    tools = await open('tools@acme.test')
  })

  /** One of the tools admin's studies, without rules. */
  async function newPlace(): Promise<RulesPlace & { kind: 'study' }> {
    const docName = freshName()
    await studiesOf(tools).save({ docName, content: sampleStudy(), basedOnRevision: null })
    return { kind: 'study', docName }
  }
  const save = (place: RulesPlace, json: string, basedOnRevision: number | null, by = tools) =>
    saveRules({ place, json, basedOnRevision }, by, () => NOW)
  const pathOf = ({ docName }: { readonly docName: string }) =>
    `domains/acme.test/users/tools/triangularis/${docName}/config/customRules`

  test('a study has no rules until some are saved, and then exactly those', async () => {
    const place = await newPlace()
    expect(await loadRules(place, tools)).toBeNull()
    const saved = await save(place, '{ "rules": {} }', null)
    expect(saved).toEqual({ json: '{ "rules": {} }', revision: 1, updatedAt: NOW.toISOString() })
    expect(await loadRules(place, tools)).toEqual(saved)
    expect(await save(place, '{}', 1)).toMatchObject({ json: '{}', revision: 2 })
  })

  test('of two saves based on the same revision the second is refused, and the first stays', async () => {
    const place = await newPlace()
    await save(place, '{"a":1}', null)
    const results = await Promise.allSettled([save(place, '{"a":2}', 1), save(place, '{"a":3}', 1)])
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'cen/doc-changed' }) },
    ])
    expect((await loadRules(place, tools))?.revision).toBe(2)
    await expect(save(place, '{}', null)).rejects.toMatchObject({ code: 'cen/doc-changed' })
  })

  test('a save with a lost answer can be repeated', async () => {
    const place = await newPlace()
    const first = await save(place, '{"a":1}', null)
    expect(await save(place, '{"a":1}', null)).toEqual(first)
  })

  test('rules of a deleted study are not saved', async () => {
    await expect(save({ kind: 'study', docName: freshName() }, '{}', null)).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
  })

  test('an organization has its own rules, which its tools admins share', async () => {
    const before = await loadRules(ORGANIZATION, tools)
    const saved = await save(ORGANIZATION, '{"words":{}}', before?.revision ?? null)
    expect(await loadRules(ORGANIZATION, await open('tools@acme.test'))).toEqual(saved)
  })

  test('malformed rules are shown as they are, and can be overwritten', async () => {
    const place = await newPlace()
    await write(pathOf(place), { rules: { O2: { severity: 'hint' } } })
    const found = await loadRules(place, tools)
    expect(found).toMatchObject({ revision: 0, updatedAt: null })
    expect(JSON.parse(found?.json ?? '')).toEqual({ rules: { O2: { severity: 'hint' } } })
    expect(await save(place, '{}', 0)).toMatchObject({ revision: 1 })
  })

  test('every member reads the rules of their organization', async () => {
    const stored = await loadRules(ORGANIZATION, tools)
    expect(await loadRules(ORGANIZATION, client())).toEqual(stored)
  })

  test('a member who listens to the rules of their organization receives each change', async () => {
    const seen: (string | null)[] = []
    let onSeen = () => {}
    const next = (json: string | null) =>
      new Promise<void>((resolve) => {
        onSeen = () => {
          if (seen.at(-1) === json) resolve()
        }
        onSeen()
      })
    const failed = jest.fn()
    const release = watchRules(
      ORGANIZATION,
      (rules) => {
        seen.push(rules?.json ?? null)
        onSeen()
      },
      failed,
      client(),
    )
    try {
      const revision = (await loadRules(ORGANIZATION, tools))?.revision ?? null
      const { revision: saved } = await save(ORGANIZATION, '{"rules":{"O1":{}}}', revision)
      await next('{"rules":{"O1":{}}}')
      await save(ORGANIZATION, '{}', saved)
      await next('{}')
      expect(failed).not.toHaveBeenCalled()
    } finally {
      release()
    }
  })

  test('who may not listen to rules is told so', async () => {
    const failed = new Promise<Error>((resolve) => {
      watchRules({ kind: 'study', docName: 'Any' }, () => {}, resolve, client())
    })
    await expect(failed).resolves.toMatchObject({ code: 'permission-denied' })
  })

  test('only tools admins write rules, and read those of a study', async () => {
    const refused = { code: 'permission-denied' }
    const revision = (await loadRules(ORGANIZATION, tools))?.revision ?? null
    await expect(save(ORGANIZATION, '{}', revision, client())).rejects.toMatchObject(refused)
    await expect(loadRules({ kind: 'study', docName: 'Any' }, client())).rejects.toMatchObject(refused)
    const nobody = await open(null)
    await expect(loadRules(ORGANIZATION, nobody)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
    await expect(save(ORGANIZATION, '{}', null, nobody)).rejects.toMatchObject({
      code: 'cen/sign-in-required',
    })
  })
})
