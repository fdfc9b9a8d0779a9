import { NEEDS_SAVING, type Needs, type NeedsTypes } from '@outcome-studio/shared/domain/needs'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import { describeContract, losingAnswers } from '../testing/describeContract.ts'
import { needsOf } from '../testing/needsOf.ts'
import { needsPath } from '../testing/needsPath.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ client, needs, open, read, saveNewNeeds, write }) => {
  test('needs read back as they were written', async () => {
    const { content, header } = await saveNewNeeds()
    expect(await needs().load(header.docName)).toEqual({ header, content })
    expect(header).toMatchObject({
      revision: 1,
      uuid: content.uuid,
      schemaVersion: NEEDS_SAVING.schemaVersion,
      counts: { goals: 2, studies: 1, gaps: 1 },
    })
    expect(await read(needsPath(header.docName))).toEqual({ header })
    expect(await read(`${needsPath(header.docName)}/data/needs`)).toEqual(content)
  })

  test('each save increments the revision, counts again and preserves the time of creation', async () => {
    const { content, header } = await saveNewNeeds()
    const again: Needs = { ...content, goals: content.goals.slice(0, 1), states: [] }
    const second = await needs().save({ docName: header.docName, content: again, basedOnRevision: 1 })
    expect(second).toMatchObject({
      revision: 2,
      createdAt: header.createdAt,
      counts: { goals: 1, studies: 1, gaps: 0 },
    })
    expect((await needs().load(header.docName)).content).toEqual(again)
  })

  test('the name of other needs is refused and they stay', async () => {
    const { content, header } = await saveNewNeeds()
    const other = { docName: header.docName, content: sampleNeeds('Another job'), basedOnRevision: null }
    await expect(needs().save(other)).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
    expect((await needs().load(header.docName)).content).toEqual(content)
  })

  test('a study and needs can have the same name', async () => {
    const { content, header } = await saveNewNeeds('Community garden season')
    expect((await needs().load(header.docName)).content).toEqual(content)
    await needs().remove(header.docName, header.uuid)
  })

  test('a save over a newer revision is refused', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    const changed = { ...content, vertical: 'Logistics' }
    await needs().save({ docName, content: changed, basedOnRevision: 1 })
    await expect(
      needs().save({ docName, content: { ...content, vertical: 'Retail' }, basedOnRevision: 1 }),
    ).rejects.toMatchObject({ code: 'cen/doc-changed' })
    expect((await needs().load(docName)).content).toEqual(changed)
  })

  test('of two concurrent clients exactly one succeeds', async () => {
    const { content, header } = await saveNewNeeds()
    const elsewhere = needsOf(await open('standard@acme.test'))
    const save = (into: DocumentRepository<NeedsTypes>, vertical: string) =>
      into.save({ docName: header.docName, content: { ...content, vertical }, basedOnRevision: 1 })
    const results = await Promise.allSettled([save(needs(), 'Here'), save(elsewhere, 'There')])
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results[1 - winner]).toMatchObject({ status: 'rejected', reason: { code: 'cen/doc-changed' } })
    const stored = await needs().load(header.docName)
    expect(stored.header.revision).toBe(2)
    expect(stored.content.vertical).toBe(['Here', 'There'][winner])
  })

  test('a save whose answer was lost can be repeated, and counts as the member’s own', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    expect(await needs().save({ docName, content, basedOnRevision: null })).toEqual(header)

    const device = losingAnswers(client())
    const repository = needsOf(device)
    device.loseNext()
    const lost = { ...content, vertical: 'Logistics' }
    await expect(repository.save({ docName, content: lost, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/offline',
    })
    const further = { ...content, vertical: 'Retail' }
    // To a client that did not send it, the stored save is a change made elsewhere.
    await expect(needs().save({ docName, content: further, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-changed',
    })
    expect(await repository.save({ docName, content: further, basedOnRevision: 1 })).toMatchObject({
      revision: 3,
    })
  })

  test('saving deleted needs fails, and they can be saved again as new ones', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    await needs().remove(docName, header.uuid)
    await expect(needs().save({ docName, content, basedOnRevision: 1 })).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect(await needs().save({ docName, content, basedOnRevision: null })).toMatchObject({
      revision: 2,
    })
  })

  test('too large needs are refused before anything is written', async () => {
    const docName = freshName()
    const large = sampleNeeds('ä'.repeat(600_000))
    await expect(needs().save({ docName, content: large, basedOnRevision: null })).rejects.toMatchObject({
      code: 'cen/doc-too-large',
    })
    await expect(needs().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('unknown keys of the document, a goal and a state survive a read, a save, a rename and a copy', async () => {
    const { content, header } = await saveNewNeeds()
    const path = `${needsPath(header.docName)}/data/needs`
    const [core, ...others] = content.goals
    const stored = {
      ...content,
      audience: 'team',
      goals: [{ ...core, mood: 'calm' }, ...others],
      states: content.states.map((state) => ({ ...state, seen: { by: 'Anna' } })),
    }
    const unknown = {
      audience: 'team',
      goals: [{ mood: 'calm' }, {}],
      states: [{ seen: { by: 'Anna' } }],
    }
    await write(path, stored)
    const { content: loaded } = await needs().load(header.docName)
    await needs().save({
      docName: header.docName,
      content: { ...loaded, vertical: 'Retail' },
      basedOnRevision: 1,
    })
    expect(await read(path)).toMatchObject({ ...unknown, vertical: 'Retail' })
    const renamed = await needs().rename(header.docName, freshName(), header.uuid)
    expect(await read(`${needsPath(renamed.docName)}/data/needs`)).toMatchObject(unknown)
    const copy = await needs().copy(renamed.docName, freshName())
    expect(await read(`${needsPath(copy.docName)}/data/needs`)).toMatchObject(unknown)
  })
})
