import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type StudyHeader,
  type StudyOperation,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { NAME } from '../session/DocumentSession.ts'
import { createMemoryStudies, openStudy } from '../testing/openStudy.ts'
import { fieldsInOrder } from './places.ts'

const step = (n: number) => jobStepUuid(`step-${n}`)
const statement = (n: number) => outcomeStatementUuid(`statement-${n}`)
const addStep = (n: number): StudyOperation => ({
  kind: 'addJobStep',
  index: 0,
  stepId: step(n),
  statementId: statement(n),
})
const write = (n: number, userInput: string): StudyOperation => ({
  kind: 'updateOutcomeStatement',
  statementId: statement(n),
  userInput,
})

const fresh = () => {
  const studies = createMemoryStudies()
  const session = openStudy({ uuid: studyUuid('study-1') }, studies)
  return { studies, session }
}

/** A session on a stored study "Commute" with one step and one statement. */
const stored = async () => {
  const { studies, session } = fresh()
  session.rename('Commute')
  session.apply(addStep(1))
  await session.save()
  return { studies, session }
}

describe('a session on a study', () => {
  test('a new study is untouched until the first edit', () => {
    const { session } = fresh()
    expect(session.saveState).toEqual({ phase: 'untouched', problem: null })
    expect(session.isDirty).toBe(false)
    session.apply(addStep(1))
    expect(session.saveState.phase).toBe('unsaved')
    expect(session.isDirty).toBe(true)
  })

  test('is saved only when the database has acknowledged it', async () => {
    const { studies, session } = fresh()
    session.rename('Commute')
    const release = studies.hold()
    const saving = session.save()
    expect(session.saveState.phase).toBe('saving')
    expect(session.isDirty).toBe(true)
    release()
    expect(await saving).toBe(true)
    expect(session.saveState).toEqual({ phase: 'saved', problem: null })
    expect(session.header).toMatchObject({ docName: 'Commute', revision: 1 })
  })

  test('text typed while saving stays unsaved, and is part of the next save', async () => {
    const { studies, session } = await stored()
    session.apply(write(1, 'first'))
    const release = studies.hold()
    const saving = session.save()
    session.apply(write(1, 'second'))
    release()
    await saving
    expect((await studies.load('Commute')).content.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe('first')
    expect(session.saveState.phase).toBe('unsaved')
    await session.save()
    expect((await studies.load('Commute')).content.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe(
      'second',
    )
    expect(session.saveState.phase).toBe('saved')
  })

  test('a second save joins the one under way', async () => {
    const { session } = await stored()
    session.apply(write(1, 'text'))
    await Promise.all([session.save(), session.save()])
    expect(session.header?.revision).toBe(2)
  })

  test('a failed save loses nothing and can be retried', async () => {
    const { studies, session } = await stored()
    session.apply(write(1, 'kept'))
    studies.failNext(new StudioError('cen/offline'))
    expect(await session.save()).toBe(false)
    expect(session.saveState).toMatchObject({
      phase: 'unsaved',
      problem: { kind: 'failed', error: { code: 'cen/offline' } },
    })
    expect(session.views.statement(statement(1))?.userInput).toBe('kept')
    expect(await session.save()).toBe(true)
    expect(session.saveState.problem).toBeNull()
  })

  test.each([
    ['', ERROR_CATALOGUE['cen/doc-id-empty'].message],
    ['x'.repeat(129), ERROR_CATALOGUE['cen/doc-id-too-long'].message],
    ['a/b', ERROR_CATALOGUE['cen/doc-id-contains-slash'].message],
    ['..', ERROR_CATALOGUE['cen/doc-id-contains-periods'].message],
    ['__a__', ERROR_CATALOGUE['cen/doc-id-contains-double-underscores'].message],
  ])('the name %j is refused before anything is sent', async (name, message) => {
    const { studies, session } = fresh()
    session.apply(addStep(1))
    session.rename(name)
    expect(await session.save()).toBe(false)
    expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: { kind: 'name', message } })
    expect(studies.names).toEqual([])
    session.rename('Good')
    expect(session.saveState.problem).toBeNull()
  })

  test('a taken name is refused at its field', async () => {
    const { studies } = await stored()
    const other = openStudy({ uuid: studyUuid('study-2') }, studies)
    other.rename('Commute')
    await other.save()
    expect(other.saveState.problem).toMatchObject({
      kind: 'name',
      message: ERROR_CATALOGUE['cen/doc-already-exists'].message,
    })
  })

  test('a changed name renames the study and saves it', async () => {
    const { studies, session } = await stored()
    session.rename('  Travel to work ')
    session.apply(write(1, 'text'))
    expect(await session.save()).toBe(true)
    expect(studies.names).toEqual(['Travel to work'])
    expect(session.docName).toBe('Travel to work')
  })

  test('after a rename succeeded and its save failed, the next save uses the new name', async () => {
    const { studies, session } = await stored()
    session.rename('Travel')
    session.apply(write(1, 'text'))
    studies.failNext(new StudioError('cen/offline'), 'save')
    expect(await session.save()).toBe(false)
    expect(session.header?.docName).toBe('Travel')
    expect(await session.save()).toBe(true)
    expect(studies.names).toEqual(['Travel'])
  })

  describe('with a newer revision stored', () => {
    const conflicting = async () => {
      const { studies, session } = await stored()
      const elsewhere = openStudy(await studies.load('Commute'), studies)
      elsewhere.apply(write(1, 'theirs'))
      await elsewhere.save()
      session.apply(write(1, 'mine'))
      await session.save()
      return { studies, session }
    }
    const textStored = async (studies: ReturnType<typeof createMemoryStudies>) =>
      (await studies.load('Commute')).content.jobSteps[0]?.outcomeStatements[0]?.userInput

    test('a save is refused and both versions stay', async () => {
      const { studies, session } = await conflicting()
      expect(session.saveState).toMatchObject({ phase: 'unsaved', problem: { kind: 'conflict' } })
      expect(await textStored(studies)).toBe('theirs')
      expect(session.views.statement(statement(1))?.userInput).toBe('mine')
    })

    test('a changed name does not hide the conflict', async () => {
      const { studies, session } = await conflicting()
      session.rename('Travel')
      expect(await session.save()).toBe(false)
      expect(session.saveState.problem).toMatchObject({ kind: 'conflict' })
      expect((await studies.load('Travel')).content.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe(
        'theirs',
      )
    })

    test('the member can overwrite it', async () => {
      const { studies, session } = await conflicting()
      expect(await session.saveOver(await studies.load('Commute'))).toBe(true)
      expect(await textStored(studies)).toBe('mine')
    })

    test('the member can load it', async () => {
      const { studies, session } = await conflicting()
      session.reset(await studies.load('Commute'))
      expect(session.views.statement(statement(1))?.userInput).toBe('theirs')
      expect(session.saveState).toEqual({ phase: 'saved', problem: null })
    })
  })

  test('a study deleted elsewhere can be saved as a new one', async () => {
    const { studies, session } = await stored()
    await studies.remove('Commute', session.uuid)
    session.apply(write(1, 'text'))
    expect(await session.save()).toBe(false)
    expect(session.saveState.problem).toMatchObject({ kind: 'gone' })
    expect(await session.saveAnew(studyUuid('study-2'))).toBe(true)
    expect((await studies.load('Commute')).header.uuid).toBe('study-2')
    expect(session.uuid).toBe('study-2')
    expect(studies.names).toEqual(['Commute'])
  })

  test('a run of typing in one field is undone at once, other edits one by one', async () => {
    const { session } = await stored()
    session.apply(write(1, 'a'))
    session.apply(write(1, 'ab'))
    session.apply({ kind: 'removeOutcomeStatement', statementId: statement(1) })
    expect(session.views.statement(statement(1))).toBeUndefined()
    expect(session.undo()).toEqual({ label: 'outcome statement 1.1 removed', field: statement(1) })
    expect(session.views.statement(statement(1))?.userInput).toBe('ab')
    session.undo()
    expect(session.views.statement(statement(1))?.userInput).toBe('')
    expect(session.canUndo).toBe(true)
    while (session.undo()) expect(session.isDirty).toBe(true)
    expect(session.canUndo).toBe(false)
  })

  test('a pause in typing, and typing elsewhere, end a run', () => {
    let now = 0
    const session = openStudy({ uuid: studyUuid('study-1') }, createMemoryStudies(), () => now)
    session.apply(addStep(1))
    for (const text of ['a', 'ab', 'abc']) {
      now += 1_000
      session.apply(write(1, text))
    }
    now += 10_000
    session.apply(write(1, 'abcd'))
    session.apply({ kind: 'setExecutor', executor: 'x' })
    session.apply(write(1, 'abcde'))
    const text = () => session.views.statement(statement(1))?.userInput
    session.undo()
    expect(text()).toBe('abcd')
    session.undo()
    session.undo()
    expect(text()).toBe('abc')
    session.undo()
    expect(text()).toBe('')
    for (let edit = session.redo(); edit; edit = session.redo()) expect(session.canUndo).toBe(true)
    expect(text()).toBe('abcde')
    expect(session.canRedo).toBe(false)
  })

  test('a restored version is undone like an edit, with its base revision', async () => {
    const { session } = await stored()
    session.apply(write(1, 'mine'))
    await session.save()
    const mine = session.header
    const draft = { docName: 'Draft', content: session.content }
    session.apply(write(1, 'later'))
    if (mine) session.restore(draft, { ...mine, revision: 1 })
    expect(session.header?.revision).toBe(1)
    session.undo()
    expect(session.header).toBe(mine)
    expect(session.docName).toBe('Commute')
    expect(session.views.statement(statement(1))?.userInput).toBe('later')
    session.undo()
    expect(session.views.statement(statement(1))?.userInput).toBe('mine')
    session.redo()
    session.redo()
    expect(session.docName).toBe('Draft')
    expect(session.header?.revision).toBe(1)
  })

  test('undo of a restored version after a save does not lead to an older revision', async () => {
    const { studies } = await stored()
    const session = openStudy(await studies.load('Commute'), studies)
    session.restore({ docName: 'Commute', content: session.content })
    session.apply(write(1, 'text'))
    await session.save()
    while (session.undo()) expect(session.header?.revision).toBe(2)
    expect(await session.save()).toBe(true)
  })

  test('an edit notifies only the listeners of what it changed', async () => {
    const { session } = await stored()
    session.apply(addStep(2))
    const woken: string[] = []
    const keys = ['job', 'outline', step(1), step(2), statement(1), statement(2)]
    const releases = keys.map((key) => session.subscribe(key, () => woken.push(key)))
    session.apply(write(2, 'text'))
    expect(woken).toEqual([statement(2)])
    for (const release of releases) release()
    session.apply(write(2, 'more'))
    expect(woken).toHaveLength(1)
  })

  test('undoing everything leads back to the start, and redoing everything to the end', async () => {
    const ids = fc.integer({ min: 1, max: 4 })
    const texts = fc.constantFrom('', 'a', 'ab', 'b')
    const edits: fc.Arbitrary<StudyOperation> = fc.oneof(
      ids.map(addStep),
      fc.tuple(ids, texts).map(([n, text]) => write(n, text)),
      fc.tuple(ids, texts, fc.constantFrom('Define' as const, null)).map(
        ([n, userInput, category]): StudyOperation => ({
          kind: 'updateJobStep',
          stepId: step(n),
          userInput,
          category,
        }),
      ),
      ids.map((n): StudyOperation => ({ kind: 'removeJobStep', stepId: step(n) })),
      ids.map((n): StudyOperation => ({ kind: 'removeOutcomeStatement', statementId: statement(n) })),
      fc
        .tuple(ids, fc.nat(4))
        .map(([n, to]): StudyOperation => ({ kind: 'moveJobStep', stepId: step(n), to })),
      fc.tuple(ids, ids, fc.nat(2)).map(
        ([n, home, to]): StudyOperation => ({
          kind: 'moveOutcomeStatement',
          statementId: statement(n),
          stepId: step(home),
          to,
        }),
      ),
      fc.tuple(ids, ids).map(([from, to]): StudyOperation => ({ kind: 'swapJobSteps', from, to })),
      texts.map((executor): StudyOperation => ({ kind: 'setExecutor', executor })),
      fc
        .option(texts)
        .map((reason): StudyOperation => ({ kind: 'setNotApplicable', category: 'Modify', reason })),
    )
    const operations = fc.oneof(
      { weight: 5, arbitrary: edits },
      {
        weight: 1,
        arbitrary: fc
          .array(edits, { maxLength: 4 })
          .map((all) => ({ kind: 'batch' as const, operations: all })),
      },
    )
    const actions = fc.oneof(
      { weight: 8, arbitrary: operations.map((operation) => ({ kind: 'edit' as const, operation })) },
      { weight: 1, arbitrary: texts.map((name) => ({ kind: 'rename' as const, name })) },
      { weight: 1, arbitrary: fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const }) },
      { weight: 1, arbitrary: fc.nat(5_000).map((by) => ({ kind: 'wait' as const, by })) },
    )
    const { session: start } = await stored()
    const header: StudyHeader | null = start.header
    if (!header) throw new Error('The study was not stored')
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (done) => {
        let now = 0
        const session = openStudy({ header, content: start.content }, createMemoryStudies(), () => now)
        for (const action of done) {
          if (action.kind === 'edit') session.apply(action.operation)
          else if (action.kind === 'rename') session.rename(action.name)
          else if (action.kind === 'wait') now += action.by
          else session[action.kind]()
        }
        while (session.redo()) expect(session.canUndo).toBe(true)
        const end = { docName: session.docName, content: session.content }
        for (let edit = session.undo(); edit; edit = session.undo()) {
          const fields = [NAME, ...fieldsInOrder(session.views), null]
          expect(fields).toContain(edit.field)
        }
        expect(session.content).toEqual(start.content)
        expect(session.docName).toBe(start.docName)
        while (session.redo()) expect(session.canUndo).toBe(true)
        expect({ docName: session.docName, content: session.content }).toEqual(end)
      }),
      { numRuns: 300 },
    )
  })
})
