import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import {
  type SiaSession,
  siaMessageId,
  siaSessionId,
  startState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { goalId, needsUuid, newGoal, newNeeds } from '@outcome-studio/shared/domain/needs'
import { studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { catchDownloads } from '@outcome-studio/shared/feature/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openSia } from '../testing/openSia.tsx'
import { ask, button, card, cards, proposal } from '../testing/proposing.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetMemory()
})

const JOB = proposal('p1', { kind: 'setJob', before: '', after: 'Reach a destination on time' })
const STEP = proposal('p2', {
  kind: 'addStep',
  stepId: 'step-1',
  afterStepId: null,
  text: 'Plan the trip',
  category: 'Define',
})
const STATEMENTS = ['one', 'two', 'three'].map((word) =>
  proposal(`s-${word}`, {
    kind: 'addStatement',
    statementId: `statement-${word}`,
    stepId: 'step-1',
    text: `Minimize the time it takes to find ${word} station`,
  }),
)

const storedStudy = async (name: string) => (await memory().studies.load(name)).content

const session = (id: string, studyUuid: string, title: string): SiaSession => ({
  id: siaSessionId(id),
  studyUuid,
  title,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
  needsUuid: null,
})
const storeSession = (stored: SiaSession) =>
  memory().sia.send(stored, {
    id: siaMessageId(`${stored.id}-m`),
    role: 'member',
    text: stored.title,
    createdAt: stored.createdAt,
    parentId: null,
  })

describe('the address', () => {
  test('without sessions it explains the coach and starts one', async () => {
    const view = openSia()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sia' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Talk a study through with the coach' })).toBeVisible()
    expect(await axe(view.container)).toHaveNoViolations()
    await view.user.click(button('New session'))
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(view.address()).toMatch(/^\/sia\/[\w-]+\/[\w-]+$/)
    expect(screen.getByRole('navigation', { name: 'Sessions' })).toBeVisible()
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('opens the latest session', async () => {
    await storeSession(session('s1', 'u1', 'First'))
    const view = openSia()
    await waitFor(() => expect(view.address()).toBe('/sia/u1/s1'))
    expect(await screen.findByRole('link', { name: 'First', current: 'page' })).toBeVisible()
  })

  test('an unknown study begins one, an unknown session is a new one', async () => {
    const view = openSia({ path: '/unknown-study' })
    await waitFor(() => expect(view.address()).toMatch(/^\/sia\/unknown-study\/[\w-]+$/))
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  test('a deleted session can be restored, or followed by a new one', async () => {
    const removed = session('s1', 'u1', 'About trips')
    await storeSession(removed)
    await memory().sia.remove({ studyUuid: 'u1', sessionId: removed.id })
    const view = openSia({ path: '/u1/s1' })
    expect(await screen.findByRole('heading', { name: 'This session was deleted' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    expect(await axe(view.container)).toHaveNoViolations()
    memory().sia.failNext(new StudioError('cen/offline'), 'restore')
    await view.user.click(button('Restore'))
    await waitFor(() => expect(view.host.calls.errors).toHaveLength(1))
    await view.user.click(button('Restore'))
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(view.address()).toBe('/sia/u1/s1')

    await memory().sia.remove({ studyUuid: 'u1', sessionId: removed.id })
    await screen.findByRole('heading', { name: 'This session was deleted' })
    await view.user.click(
      within(screen.getByRole('region', { name: 'Talk with Sia' })).getByRole('button', {
        name: 'New session',
      }),
    )
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(view.address()).toMatch(/^\/sia\/u1\/(?!s1$)/)
  })

  test('anything else says so', async () => {
    openSia({ path: '/a/b/c' })
    expect(await screen.findByRole('link', { name: 'Go to Sia' })).toHaveAttribute('href', '/sia')
  })
})

describe('the opening', () => {
  test('says in the first session only that the coach is not a person', async () => {
    const view = openSia({ path: '/u1/s1' })
    await waitFor(() => expect(screen.getByText(/not a person/)).toBeVisible())
    await storeSession(session('s1', 'u1', 'About trips'))
    await screen.findByRole('link', { name: 'About trips' })
    expect(screen.getByText(/not a person/)).toBeVisible()
    await view.user.click(button('New session'))
    await waitFor(() => expect(screen.queryByText(/not a person/)).toBeNull())
    await waitFor(() => expect(screen.getByRole('article', { name: 'Sia' })).toHaveTextContent(/job done\?/))
  })

  test('its question is still there after a reload', async () => {
    const view = openSia({ path: '/u1/s1' })
    const opening = async () => (await screen.findAllByRole('article', { name: 'Sia' }))[0]
    await waitFor(async () => expect(await opening()).toHaveTextContent(/Who gets the job done\?/))
    memory().sia.answerWith(async ({ write, question }) => {
      write('And what do they get done?')
      return { state: writeCoachState(startState({ study: question.study, earlier: [] })) }
    })
    await view.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Commuters{Enter}')
    await screen.findByText('And what do they get done?')
    view.unmount()
    openSia({ path: '/u1/s1' })
    await screen.findByText('And what do they get done?')
    await waitFor(async () => expect(await opening()).toHaveTextContent(/Who gets the job done\?/))
    expect(screen.queryByRole('group', { name: 'Suggested answers' })).toBeNull()
  })

  test('only greets above a conversation whose beginning is unknown', async () => {
    await storeSession(session('s1', 'u1', 'About trips'))
    openSia({ path: '/u1/s1' })
    const opening = await screen.findByRole('article', { name: 'Sia' })
    await waitFor(() => expect(opening).toHaveTextContent(/I’m Sia/))
    expect(opening).not.toHaveTextContent(/job done\?/)
  })

  test('begins with the core job of the needs document that the member came from', async () => {
    const needs = {
      ...newNeeds(needsUuid('map')),
      goals: [newGoal({ id: goalId('core'), layer: 'core', text: 'Reach a destination' })],
    }
    await memory().needs.save({ docName: 'Trips', content: needs, basedOnRevision: null })
    const study = studyFromOutline(
      { executor: 'commuters', job: '', steps: [] },
      { uuid: studyUuid('u1'), newId: () => crypto.randomUUID() },
    )
    await memory().studies.save({ docName: 'Commuting', content: study, basedOnRevision: null })
    openSia({ path: '/u1/s1?needs=map' })
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Sia' })).toHaveTextContent(
        /Reach a destination.* as the core job/,
      ),
    )
  })
})

describe('sessions', () => {
  test('are found, renamed, deleted and restored', async () => {
    await storeSession(session('s1', 'u1', 'About trips'))
    await storeSession(session('s2', 'u2', 'About water'))
    const view = openSia({ path: '/u1/s1' })
    const { user } = view
    const water = await screen.findByRole('link', { name: 'About water' })
    expect(water).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search sessions' }), 'trips')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'About water' })).toBeNull())
    expect(screen.queryByText('About water')).not.toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'Search sessions' }))
    // The row was hidden, not removed and created anew.
    await waitFor(() => expect(water).toBeVisible())

    await user.click(await screen.findByRole('button', { name: 'Rename About water' }))
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Drinking')
    // The browser would press the button that gets the focus back by the same key.
    expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(false)
    expect(await screen.findByRole('link', { name: 'Drinking' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(button('Delete About trips'))
    await waitFor(() => expect(view.address()).toBe('/sia/u2/s2'))
    expect(screen.queryByRole('link', { name: 'About trips' })).toBeNull()
    const list = within(screen.getByRole('navigation', { name: 'Sessions' }))
    await user.click(list.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'About trips' })).toBeVisible()
    await waitFor(() => expect(view.address()).toBe('/sia/u1/s1'))
  })
})

describe('links to sessions', () => {
  test('open in the page, unless a key asks the browser for another tab', async () => {
    await storeSession(session('s1', 'u1', 'About trips'))
    await storeSession(session('s2', 'u2', 'About water'))
    const navigate = jest.fn()
    openSia({ path: '/u1/s1', navigate })
    const link = await screen.findByRole('link', { name: 'About water' })
    expect(link).toHaveAttribute('href', '/sia/u2/s2')
    // A result of true means that the browser follows the link itself.
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ]) {
      expect(fireEvent.click(link, init)).toBe(true)
    }
    expect(navigate).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(navigate).toHaveBeenCalledWith('/sia/u2/s2', { replace: false })
  })
})

describe('search and export', () => {
  test('finds messages of all sessions, and opens one where it was said', async () => {
    Object.assign(Element.prototype, { scrollIntoView: () => {} })
    await storeSession(session('s1', 'u1', 'About trips'))
    await storeSession(session('s2', 'u2', 'My neighbor looks in'))
    await memory().sia.rename({ studyUuid: 'u2', sessionId: siaSessionId('s2') }, 'Care')
    const view = openSia({ path: '/u1/s1' })
    await screen.findByRole('link', { name: 'Care' })
    memory().sia.failNext(new StudioError('cen/offline'), 'readMessages')
    await view.user.type(screen.getByRole('searchbox', { name: 'Search sessions' }), 'neighb')
    const results = within(await screen.findByRole('region', { name: 'In messages' }))
    expect(results.getByText('Searches the latest 200 messages of each session.')).toBeVisible()
    await view.user.click(await results.findByRole('button', { name: 'Try again' }))
    expect(await results.findByText('1 message')).toBeVisible()
    expect(results.getByText('neighb').tagName).toBe('MARK')
    expect(await axe(view.container)).toHaveNoViolations()
    await view.user.click(results.getByRole('link', { name: /looks in$/ }))
    expect(view.address()).toBe('/sia/u2/s2')
    await waitFor(() => expect(screen.getByRole('article', { name: 'You' })).toHaveFocus())
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('exports a session as a file', async () => {
    const files = catchDownloads()
    await storeSession(session('s1', 'u1', 'About trips'))
    const view = openSia({ path: '/u1/s1' })
    for (const [label, name] of [
      ['Markdown (.md)', 'About trips.md'],
      ['Word (.docx)', 'About trips.docx'],
    ] as const) {
      await view.user.click(await screen.findByRole('button', { name: 'Export About trips' }))
      await view.user.click(await screen.findByRole('button', { name: label }))
      await waitFor(() => expect(files.names.at(-1)).toBe(name))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    files.release()
  })
})

describe('proposals', () => {
  test('the first accepted one stores the study, which is named after its job', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB, STEP)
    expect(await screen.findByRole('link', { name: 'People who travel', current: 'page' })).toBeVisible()
    expect((await card(0)).getByText('Job to be done')).toBeVisible()
    expect((await card(0)).getByText('Reach a destination on time').tagName).toBe('INS')
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    expect(await (await card(0)).findByText('Accepted')).toBeVisible()
    await waitFor(async () =>
      expect((await storedStudy('Reach a destination on time')).jtbd).toMatchObject({
        uuid: 'study-1',
        userInput: 'Reach a destination on time',
      }),
    )
    expect(await screen.findByRole('link', { name: 'Open in Outcome Validation' })).toHaveAttribute(
      'href',
      '/outcome-validation/Reach%20a%20destination%20on%20time',
    )
    // Focus goes on to the next proposal.
    await waitFor(async () => expect((await card(1)).getByRole('button', { name: 'Accept' })).toHaveFocus())
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('the next question stands below the cards', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    const question = screen.getByText('What takes long?')
    const [first] = await cards()
    expect(first?.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(first?.compareDocumentPosition(screen.getByText('Here is what I propose.'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
  })

  test('undo opens it again, redo accepts it', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    await (await card(0)).findByText('Accepted')
    await view.user.click(
      within(screen.getByRole('region', { name: 'Study' })).getByRole('button', { name: 'Undo' }),
    )
    expect(await (await card(0)).findByRole('button', { name: 'Accept' })).toBeVisible()
    await view.user.click(button('Redo'))
    expect(await (await card(0)).findByText('Accepted')).toBeVisible()
  })

  test('an accepted one is undone on its card, also after a reload', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB, STEP)
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    await view.user.click((await card(1)).getByRole('button', { name: 'Accept' }))
    await waitFor(async () =>
      expect((await storedStudy('Reach a destination on time')).jobSteps).toHaveLength(1),
    )
    view.unmount()
    const again = openSia({ path: '/study-1/s1' })
    await again.user.click(await (await card(1)).findByRole('button', { name: 'Undo' }))
    const accept = await (await card(1)).findByRole('button', { name: 'Accept' })
    await waitFor(() => expect(accept).toHaveFocus())
    expect(await (await card(0)).findByText('Accepted')).toBeVisible()
    await waitFor(async () => expect((await storedStudy('Reach a destination on time')).jobSteps).toEqual([]))
  })

  test('several job steps are accepted as one edit', async () => {
    const view = openSia({ path: '/study-1/s1' })
    const after = proposal('p3', {
      kind: 'addStep',
      stepId: 'step-2',
      afterStepId: 'step-1',
      text: 'Board the train',
      category: 'Execute',
    })
    await ask(view, STEP, after)
    await view.user.click(await screen.findByRole('button', { name: 'Accept all 2 job steps' }))
    await waitFor(() => expect(screen.getAllByText('Accepted')).toHaveLength(2))
    await waitFor(async () => expect((await storedStudy('New study')).jobSteps).toHaveLength(2))
  })

  test('the rules that a proposal follows do not read like remarks', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, {
      ...JOB,
      rules: ['J1', 'J2'],
      remarks: [{ ruleId: 'J2', severity: 'warning', message: 'This names a product.' }],
    })
    expect((await card(0)).queryByText(/^Follows/)).toBeNull()
    await view.user.click((await card(0)).getByRole('button', { name: 'Why this draft?', expanded: false }))
    const rules = within(await (await card(0)).findByRole('list', { name: 'Rules' }))
    expect(await rules.findByText(/^Follows J1: /)).toBeVisible()
    // A rule with a remark is not followed.
    expect(rules.getAllByRole('listitem')).toHaveLength(1)
    expect((await card(0)).getByText('J2: This names a product.')).toBeVisible()
  })

  test('all of a job step are accepted as one edit', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, STEP, ...STATEMENTS)
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    expect((await card(1)).getByText('You did not say: “station”')).toBeVisible()
    await view.user.click(await screen.findByRole('button', { name: 'Accept all 3 for job step 1' }))
    await waitFor(() => expect(screen.getAllByText('Accepted')).toHaveLength(4))
    await waitFor(async () =>
      expect((await storedStudy('New study')).jobSteps[0]?.outcomeStatements).toHaveLength(3),
    )
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  })

  test('an edited text is accepted, with what the rules say about it', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    await view.user.click((await card(0)).getByRole('button', { name: 'Edit' }))
    const field = (await card(0)).getByRole('textbox', { name: 'Edited text' })
    expect(field).toHaveFocus()
    await view.user.keyboard('{Escape}')
    expect((await card(0)).getByRole('button', { name: 'Edit' })).toHaveFocus()
    await view.user.keyboard('{Enter}')
    await view.user.clear((await card(0)).getByRole('textbox', { name: 'Edited text' }))
    await view.user.keyboard('Arrive on time{Enter}')
    expect(await (await card(0)).findByText('Accepted')).toBeVisible()
    await waitFor(async () =>
      expect((await storedStudy('Arrive on time')).jtbd.userInput).toBe('Arrive on time'),
    )
  })

  test('of several jobs, accepting one closes the others until it is undone', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB, proposal('p9', { kind: 'setJob', before: '', after: 'Travel in comfort' }))
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    expect(await (await card(1)).findByText('You accepted another one')).toBeVisible()
    expect((await card(1)).queryByRole('button')).toBeNull()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus())
    await view.user.click((await card(0)).getByRole('button', { name: 'Undo' }))
    expect(await (await card(1)).findByRole('button', { name: 'Accept' })).toBeVisible()
  })

  test('an accepted text is undone on its card after a reload', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    await view.user.click((await card(0)).getByRole('button', { name: 'Edit' }))
    await view.user.keyboard(' by train{Enter}')
    await waitFor(async () =>
      expect((await storedStudy('Reach a destination on time by train')).jtbd.userInput).not.toBe(''),
    )
    view.unmount()
    const again = openSia({ path: '/study-1/s1' })
    expect(await (await card(0)).findByText('Reach a destination on time by train')).toBeVisible()
    await again.user.click(await (await card(0)).findByRole('button', { name: 'Undo' }))
    expect(await (await card(0)).findByRole('button', { name: 'Accept' })).toBeVisible()
    expect((await card(0)).getByText('Reach a destination on time')).toBeVisible()
  })

  test('one that a later answer contradicts is superseded', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB, STEP)
    memory().sia.answerWith(async ({ write, question }) => {
      write('Sorry, I had that wrong. Now I understand:\n\nWhat takes long?')
      const state = startState({ study: question.study, earlier: [] })
      return {
        proposals: [proposal('p3', { kind: 'setJob', before: '', after: 'Travel in comfort' })],
        state: writeCoachState({ ...state, replaced: ['step-1'] }),
      }
    })
    await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'No, in comfort{Enter}')
    await waitFor(async () => expect(await cards()).toHaveLength(3))
    for (const at of [0, 1]) {
      expect((await card(at)).getByText('Superseded by a later draft')).toBeVisible()
      expect((await card(at)).queryByRole('button')).toBeNull()
    }
    expect((await card(2)).getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull()
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('a rejection says until it is recorded that it is being saved', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    const release = memory().sia.hold('decide')
    await view.user.click((await card(0)).getByRole('button', { name: 'Reject' }))
    expect(await (await card(0)).findByText('Rejected · Saving…')).toBeVisible()
    expect(view.host.isUnsaved()).toBe(true)
    release()
    expect(await (await card(0)).findByText('Rejected')).toBeVisible()
    expect(view.host.isUnsaved()).toBe(false)
  })

  test('a rejected one can be opened again', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    await view.user.click((await card(0)).getByRole('button', { name: 'Reject' }))
    expect(await (await card(0)).findByText('Rejected')).toBeVisible()
    await view.user.click((await card(0)).getByRole('button', { name: 'Undo' }))
    const accept = await (await card(0)).findByRole('button', { name: 'Accept' })
    await waitFor(() => expect(accept).toHaveFocus())
  })

  test('a text that has changed since is shown next to the proposed one', async () => {
    const study = studyFromOutline(
      { executor: 'commuters', job: 'Get home', steps: [] },
      {
        uuid: studyUuid('study-2'),
        newId: () => crypto.randomUUID(),
      },
    )
    await memory().studies.save({ docName: 'Trips', content: study, basedOnRevision: null })
    const view = openSia({ path: `/${study.jtbd.uuid}/s1` })
    await ask(view, JOB)
    const first = await card(0)
    expect(first.getByText(/^This text has changed/)).toBeVisible()
    expect(first.queryByRole('button', { name: 'Accept' })).toBeNull()
    await view.user.click(first.getByRole('button', { name: 'Show both' }))
    expect(first.getByRole('button', { name: 'Use the proposed text' })).toHaveFocus()
    await view.user.keyboard('{Enter}')
    await waitFor(async () =>
      expect((await storedStudy('Trips')).jtbd.userInput).toBe(
        JOB.edit.kind === 'setJob' ? JOB.edit.after : '',
      ),
    )
  })

  test('a failed save loses nothing', async () => {
    const view = openSia({ path: '/study-1/s1' })
    await ask(view, JOB)
    memory().studies.failNext(new StudioError('cen/offline'))
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    expect(await (await card(0)).findByText('Accepted')).toBeVisible()
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(view.host.isUnsaved()).toBe(true)
    await view.user.click(button('Save'))
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible())
  })

  test('without a membership nothing is accepted', async () => {
    const access = createReadable({ unrestricted: true, toolsAdmin: false })
    const view = openSia({ path: '/study-1/s1', access })
    await ask(view, JOB)
    view.host.access.set({ unrestricted: false, toolsAdmin: false })
    await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
    expect(view.host.calls.modals).toEqual(['membershipRequired'])
    expect((await card(0)).getByRole('button', { name: 'Accept' })).toBeVisible()
  })
})
