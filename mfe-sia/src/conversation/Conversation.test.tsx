import { writeCoachState } from '@outcome-studio/shared/domain/coach'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openConversation } from '../testing/openConversation.tsx'

afterEach(() => {
  localStorage.clear()
  // The tests' browser has none of its own.
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

const log = () => screen.getByRole('log', { name: 'Conversation' })
const answers = () => within(log()).getAllByRole('article', { name: 'Sia' })
const last = (elements: readonly HTMLElement[]) => elements.at(-1) ?? document.body
const ANSWER = 'Who does the job that you study?'

test('stores a message, streams the answer, and offers to copy its source', async () => {
  const { say, pass, field, user, container } = await openConversation()
  expect(await screen.findByText('Hello, I am Sia. Who does the job?')).toBeVisible()
  await say('Nurses')
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(within(log()).getByRole('article', { name: 'You' })).toHaveTextContent('Nurses')
  await pass(600)
  expect(last(answers())).toHaveTextContent(/Who does/)
  expect(screen.queryByRole('button', { name: 'Copy answer' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
  await pass(3_000)
  expect(last(answers())).toHaveTextContent(ANSWER)
  await waitFor(() => expect(screen.getByText('job')).toContainHTML('<strong>job</strong>'))
  await user.click(screen.getByRole('button', { name: 'Copy answer' }))
  expect(await navigator.clipboard.readText()).toBe('Who does the **job** that you study?')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(await axe(container)).toHaveNoViolations()
})

test('stops at once, keeps the text, and goes on from there', async () => {
  const { say, pass, user, field, cloud } = await openConversation()
  await say('Nurses')
  await pass(700)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await pass(16)
  const text = last(answers()).textContent
  expect(text).toMatch(/Who does .*You stopped this answer/)
  expect(field).toHaveFocus()
  await pass(5_000)
  expect(last(answers()).textContent).toBe(text)
  expect([...cloud.messages.values()].at(-1)).toMatchObject({ status: 'stopped' })
  await say('Go on')
  await pass(5_000)
  expect(last(answers())).toHaveTextContent(ANSWER)
  expect(within(log()).getAllByRole('article', { name: 'You' })).toHaveLength(2)
})

test('sends once, however often Enter is pressed', async () => {
  const { user, field, pass, cloud } = await openConversation()
  await user.type(field, 'Nurses')
  await user.keyboard('{Enter}{Enter}')
  await pass(5_000)
  expect([...cloud.messages.values()].map(({ role }) => role)).toEqual(['member', 'coach'])
})

test('breaks the line with Shift+Enter', async () => {
  const { user, field } = await openConversation()
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two')
  expect(field).toHaveValue('one\ntwo')
})

test('on a touch screen Enter starts a new line, and nothing says otherwise', async () => {
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query.startsWith('(hover: none)') }),
  })
  const { user, field } = await openConversation()
  await user.type(field, 'one{Enter}two')
  expect(field).toHaveValue('one\ntwo')
  expect(screen.queryByText(/Enter sends/)).toBeNull()
})

test.each([
  ['that composes', { isComposing: true }],
  ['that has composed in Safari', { keyCode: 229 }],
])('leaves Enter to an input method %s', async (_when, more) => {
  const { user, field, cloud, pass } = await openConversation()
  await user.type(field, 'ka')
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', ...more, bubbles: true, cancelable: true }),
  )
  await pass(1_000)
  expect(cloud.messages.size).toBe(0)
  expect(field).toHaveValue('ka')
})

test('sends a suggested answer', async () => {
  const { user, pass, cloud } = await openConversation()
  await user.click(screen.getByRole('button', { name: 'A cook' }))
  await pass(5_000)
  expect([...cloud.messages.values()][0]).toMatchObject({ text: 'A cook' })
})

test('edits the last message from the empty field, and keeps both versions', async () => {
  const { say, pass, user, field } = await openConversation()
  await say('Nurses')
  await pass(5_000)
  await user.keyboard('{ArrowUp}')
  const edit = screen.getByRole('textbox', { name: 'Edit message' })
  expect(edit).toHaveFocus()
  await user.keyboard(' in clinics{Enter}')
  expect(field).toHaveFocus()
  await pass(5_000)
  expect(screen.getByText('2 of 2')).toBeVisible()
  expect(within(log()).getByRole('article', { name: 'You' })).toHaveTextContent('Nurses in clinics')
  await user.click(screen.getByRole('button', { name: 'Previous version' }))
  expect(within(log()).getByRole('article', { name: 'You' })).not.toHaveTextContent('clinics')
  expect(screen.getByRole('button', { name: 'Previous version' })).toHaveFocus()
  expect(last(answers())).toHaveTextContent(ANSWER)
})

test('gets another answer, and keeps both', async () => {
  const { say, pass, user, field } = await openConversation()
  await say('Nurses')
  await pass(5_000)
  await user.click(screen.getByRole('button', { name: 'Get another answer' }))
  await pass(5_000)
  expect(field).toHaveFocus()
  expect(within(last(answers())).getByText('2 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous version' }))
  expect(within(last(answers())).getByText('1 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous version' })).toHaveFocus()
})

test.each([
  ['functions/resource-exhausted', 'Too many questions in a short time.'],
  ['functions/permission-denied', 'Your account has no access to Sia'],
  ['cen/storage-full', 'Your storage is full.'],
  ['functions/unauthenticated', 'Your sign-in has expired.'],
  ['functions/unavailable', 'You are offline.'],
  ['functions/internal', 'Something went wrong while Sia was answering.'],
])('an answer that fails with %s says what to do', async (code, text) => {
  const { say, pass, user, cloud } = await openConversation()
  cloud.refuses = code
  await say('Nurses')
  await pass(1_000)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  cloud.refuses = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(5_000)
  expect(last(answers())).toHaveTextContent(ANSWER)
  expect([...cloud.messages.values()].filter(({ role }) => role === 'member')).toHaveLength(1)
})

test('an answer of a server that was killed keeps its text and offers Try again within a minute', async () => {
  const { say, pass, cloud } = await openConversation()
  await say('Nurses')
  await pass(700)
  cloud.kill()
  await pass(60_000)
  expect(last(answers())).toHaveTextContent(/Who does .*interrupted/)
  expect(screen.getByRole('alert')).toHaveTextContent('This answer was interrupted.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a page that is opened while an answer grows follows it', async () => {
  const { say, pass, cloud, time, unmount } = await openConversation()
  cloud.words = Array.from({ length: 40 }, (_, index) => `word${index} `)
  await say('Nurses')
  await pass(2_000)
  unmount()
  await openConversation({ cloud, time })
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
  await pass(10_000)
  expect(last(answers())).toHaveTextContent('word39')
})

test('without access nothing is sent, and the text stays', async () => {
  const { say, field, host, cloud, pass } = await openConversation({ unrestricted: false })
  await say('Nurses')
  await pass(1_000)
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(field).toHaveValue('Nurses')
  expect(cloud.messages.size).toBe(0)
})

test('announces that Sia is replying, from time to time, and then the whole answer once', async () => {
  const { say, pass, cloud } = await openConversation()
  const status = screen.getByRole('status')
  const said: (string | null)[] = []
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  cloud.words = Array.from({ length: 60 }, (_, index) => `word${index} `)
  await say('Nurses')
  await pass(20_000)
  expect(said).toEqual([
    'Sia is replying',
    'Sia is still replying',
    expect.stringMatching(/^Sia: word0 .*word59/),
  ])
  expect(log()).toHaveAttribute('aria-live', 'off')
})

test('says how many characters are left, and sends nothing that is too long', async () => {
  const { user, field } = await openConversation()
  await user.click(field)
  await user.paste('x'.repeat(3_900))
  expect(screen.getByText('100 characters left')).toBeVisible()
  await user.paste('x'.repeat(200))
  expect(screen.getByText('100 characters too long')).toBeVisible()
  expect(field).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('a draft is there after a reload, and gone once it is sent', async () => {
  const first = await openConversation()
  await first.user.type(first.field, 'Half a thought')
  first.unmount()
  const second = await openConversation()
  expect(second.field).toHaveValue('Half a thought')
  await second.user.type(second.field, '{Enter}')
  second.unmount()
  const third = await openConversation()
  expect(third.field).toHaveValue('')
})

describe('words that the coach could not place', () => {
  const UNCLEAR = 'the whole handover thing with the night shift'
  const ending = {
    choices: ['Takes too long', 'Goes wrong', 'Happens too often', 'Costs too much', 'Skip'],
    state: writeCoachState({
      open: { kind: 'gaps' },
      passed: [],
      misses: 1,
      hostile: 0,
      unclear: UNCLEAR,
    }),
  }
  const about = () => within(log()).getByRole('region', { name: `About “${UNCLEAR}”` })
  const narrowed = async () => {
    const opened = await openConversation()
    opened.cloud.words = ['I didn’t get an outcome from ', `“${UNCLEAR}”. `, 'What is the trouble there?']
    opened.cloud.ending = ending
    await opened.say('It is the whole handover thing with the night shift')
    await opened.pass(5_000)
    opened.cloud.ending = {}
    return opened
  }

  test('are narrowed down by a button, once', async () => {
    const { user, pass, field, cloud, container } = await narrowed()
    const troubles = within(about()).getByRole('group', { name: 'What is the trouble?' })
    expect(
      within(troubles)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(ending.choices)
    expect(screen.queryByRole('group', { name: 'Suggested answers' })).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(
      /What is the trouble there\? Choose, above the message field: Takes too long, Goes wrong/,
    )
    expect(await axe(container)).toHaveNoViolations()
    await user.click(within(troubles).getByRole('button', { name: 'Goes wrong' }))
    expect(field).toHaveFocus()
    expect(screen.queryByRole('region', { name: /^About/ })).toBeNull()
    await pass(5_000)
    expect([...cloud.messages.values()].at(-2)).toMatchObject({ role: 'member', text: 'Goes wrong' })
    expect(screen.queryByRole('region', { name: /^About/ })).toBeNull()
  })

  test('are shortened in a field, also after a reload', async () => {
    const before = await narrowed()
    before.release()
    before.unmount()
    const { user, pass, field, cloud } = await openConversation(before)
    const shorter = within(about()).getByRole('textbox', { name: 'Say it in fewer words' })
    expect(shorter).toHaveValue(UNCLEAR)
    // From the message field backwards, the reader comes to it first.
    await user.click(field)
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    expect(shorter).toHaveFocus()
    await user.clear(shorter)
    expect(within(about()).getByRole('button', { name: 'Send these words' })).toBeDisabled()
    await user.type(shorter, 'handing over at night{Enter}')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await pass(5_000)
    expect([...cloud.messages.values()].at(-2)).toMatchObject({ text: 'handing over at night' })
    expect(screen.queryByRole('region', { name: /^About/ })).toBeNull()
  })
})
