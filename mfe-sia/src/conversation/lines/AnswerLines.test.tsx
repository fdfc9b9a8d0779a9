import { type CoachQuestion, writeCoachState } from '@outcome-studio/shared/domain/coach'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openConversation } from '../../testing/openConversation.tsx'

afterEach(() => localStorage.clear())

const LONG: CoachQuestion = { kind: 'outcomes', stepId: 'step', about: 'long' }
const ending = (open: CoachQuestion) => ({
  choices: ['Skip', 'Why?'],
  state: writeCoachState({ open, passed: [], misses: 0, hostile: 0, unclear: '' }),
})
const lines = () => screen.findByRole('region', { name: 'Finish the sentences' })
const line = (name: string) => screen.getByRole('textbox', { name })

/** A conversation whose last answer asks a question. */
async function asked(open: CoachQuestion) {
  const opened = await openConversation()
  opened.cloud.ending = ending(open)
  await opened.say('Potters')
  await opened.pass(5_000)
  await lines()
  return opened
}

test('each line shows the statement that it makes, Enter goes on, and sends from an empty line', async () => {
  const { user, pass, field, cloud, container } = await asked(LONG)
  await user.type(line('It takes long to'), 'load the kiln')
  expect(line('It takes long to')).toHaveAccessibleDescription(
    'Draft: Minimize the time it takes to load the kiln',
  )
  await user.keyboard('{Enter}mix the glaze')
  expect(screen.getAllByRole('textbox', { name: 'It also takes long to' })[0]).toHaveValue('mix the glaze')
  expect(await axe(container)).toHaveNoViolations()
  await user.keyboard('{Enter}{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await pass(5_000)
  expect([...cloud.messages.values()].at(-2)).toMatchObject({
    role: 'member',
    text: 'It takes long to load the kiln\nIt also takes long to mix the glaze',
  })
})

test('who answered in lines goes on in the next ones, which are empty', async () => {
  const { user, pass, cloud } = await asked(LONG)
  cloud.ending = ending({ kind: 'outcomes', stepId: 'step', about: 'wrong' })
  await user.type(line('It takes long to'), 'load the kiln')
  await user.click(screen.getByRole('button', { name: 'Send these lines' }))
  await pass(5_000)
  await lines()
  expect(line('It goes wrong when')).toHaveFocus()
  expect(line('It goes wrong when')).toHaveValue('')
})

test('who wrote a message keeps the focus in its field', async () => {
  const { field } = await asked(LONG)
  expect(field).toHaveFocus()
})

test('a word that the statement would leave open is asked for', async () => {
  const { user } = await asked(LONG)
  await user.type(line('It takes long to'), 'clean it')
  expect(line('It takes long to')).toHaveAccessibleDescription(
    'Tip: Name what “it” stands for: a statement is read on its own.',
  )
})

test('a second fact in a line is asked for in one of its own', async () => {
  const { user } = await asked(LONG)
  await user.type(line('It takes long to'), 'mix the glaze, and load the kiln')
  expect(line('It takes long to')).toHaveAccessibleDescription(
    'Tip: Write the second fact in a line of its own.',
  )
})

test('nothing can be sent while all lines are empty', async () => {
  const { user } = await asked({ kind: 'steps', about: 'around' })
  expect(screen.getByRole('button', { name: 'Send these lines' })).toBeDisabled()
  await user.type(line('Before:'), 'wedge the clay')
  expect(screen.getByRole('button', { name: 'Send these lines' })).toBeEnabled()
})

describe('what the coach makes of a line', () => {
  const LINE = 'It takes long to find glaze'

  test('stands below it once the member pauses, with remarks, and is asked for once', async () => {
    const { user, cloud, pass } = await asked(LONG)
    cloud.previews.set(LINE, {
      drafts: ['Minimize the time it takes to find the glaze'],
      remarks: ['"find" may be vague.'],
    })
    await user.type(line('It takes long to'), 'find glaze')
    expect(line('It takes long to')).toHaveAccessibleDescription(
      'Draft: Minimize the time it takes to find glaze',
    )
    await pass(1_000)
    expect(line('It takes long to')).toHaveAccessibleDescription(
      'Draft: Minimize the time it takes to find the glaze Warning: "find" may be vague.',
    )
    await user.type(screen.getByRole('textbox', { name: 'It also takes long to' }), 'mix it in')
    await pass(1_000)
    expect(cloud.previewed).toEqual([LINE, 'It also takes long to mix it in'])
  })

  test.each([
    [{ isKnown: true }, 'Tip: Your study has this already.'],
    [{}, 'Tip: Begin with what is done, such as “find the key”.'],
  ])('is nothing for %j, and it says why', async (preview, hint) => {
    const { user, cloud, pass } = await asked(LONG)
    cloud.previews.set(LINE, preview)
    await user.type(line('It takes long to'), 'find glaze')
    await pass(1_000)
    expect(line('It takes long to')).toHaveAccessibleDescription(hint)
  })

  test('is not asked for by whom the coach would refuse', async () => {
    const before = await asked(LONG)
    before.release()
    before.unmount()
    const again = await openConversation({ ...before, unrestricted: false })
    await lines()
    await again.user.type(line('It takes long to'), 'find glaze')
    await again.pass(1_000)
    expect(again.cloud.previewed).toEqual([])
  })

  test('is missing offline, and comes with the next change', async () => {
    const { user, cloud, client, pass } = await asked(LONG)
    cloud.previews.set(`${LINE}s`, { drafts: ['Minimize the time it takes to find the glazes'] })
    client.isOnline = false
    await user.type(line('It takes long to'), 'find glaze')
    await pass(1_000)
    expect(line('It takes long to')).toHaveAccessibleDescription(
      'Draft: Minimize the time it takes to find glaze',
    )
    client.isOnline = true
    await user.type(line('It takes long to'), 's')
    await pass(1_000)
    expect(line('It takes long to')).toHaveAccessibleDescription(
      'Draft: Minimize the time it takes to find the glazes',
    )
  })
})

test('lines are there again after a reload, and not for another question', async () => {
  const before = await asked(LONG)
  await before.user.type(line('It takes long to'), 'load the kiln')
  before.release()
  before.unmount()
  const again = await openConversation(before)
  await lines()
  expect(line('It takes long to')).toHaveValue('load the kiln')
  again.cloud.ending = ending({ kind: 'outcomes', stepId: 'other', about: 'long' })
  await again.say('Skip')
  await again.pass(5_000)
  await lines()
  expect(line('It takes long to')).toHaveValue('')
})

test('there are none while the coach replies, and none for a question that takes any words', async () => {
  const { say, pass, user, cloud } = await asked(LONG)
  await user.type(line('It takes long to'), 'load the kiln')
  cloud.ending = ending({ kind: 'executor' })
  await say('Why?')
  expect(screen.queryByRole('region', { name: 'Finish the sentences' })).toBeNull()
  await pass(5_000)
  expect(screen.queryByRole('region', { name: 'Finish the sentences' })).toBeNull()
  expect(within(screen.getByRole('log')).getAllByRole('article', { name: 'You' })).toHaveLength(2)
})

test('a step whose “it” the lines before name is previewed with them, and again when they change', async () => {
  const { user, pass, cloud } = await asked({ kind: 'steps', about: 'execute' })
  await user.type(line('First:'), 'get the part')
  await pass(500)
  await user.keyboard('{Enter}swap it')
  await pass(500)
  expect(cloud.previewed).toEqual(['First: get the part', 'First: get the part', 'Then: swap it'])
  await user.type(line('First:'), 's')
  await pass(500)
  expect(cloud.previewed.slice(3)).toEqual(['First: get the parts', 'Then: swap it'])
})
