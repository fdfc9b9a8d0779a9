import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { NEED_LAYER_TITLES, NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')
const layer = (name: string) => within(screen.getByRole('region', { name }))
const storedTexts = async (name: string) =>
  (await memory().needs.load(name)).content.goals.map(({ layer: of, text }) => `${of}: ${text}`)

describe('writing a new needs document', () => {
  test('from the first word to the saved document, at an address of its own', async () => {
    const { user, address, container } = openNeeds({ path: '/new/needs-1' })
    expect(await field('Document name')).toHaveFocus()
    await user.keyboard('Commute')
    expect(status()).toHaveTextContent(/^Unsaved changes$/)
    await user.type(await field('Vertical'), 'Public transport')
    await user.type(await field('Core job'), 'reach a destination on time')
    await user.type(await field('Executor'), 'commuters')
    await user.click(layer('Desired outcomes').getByRole('button', { name: 'Add goal' }))
    expect(layer('Desired outcomes').getByRole('textbox', { name: 'Goal 1' })).toHaveFocus()
    await user.keyboard(
      'Minimize the time it takes to choose a route{Enter}Minimize the likelihood of a delay',
    )
    await user.click(layer('Related jobs').getByRole('button', { name: 'Add goal' }))
    await user.keyboard('plan the day')
    expect(button('Save')).toHaveAttribute('data-tone', 'primary')
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(button('Save')).toHaveAttribute('data-tone', 'secondary')
    expect(address()).toBe('/needs-framework/Commute')
    expect(await storedTexts('Commute')).toEqual([
      'core: reach a destination on time',
      'outcomes: Minimize the time it takes to choose a route',
      'outcomes: Minimize the likelihood of a delay',
      'related: plan the day',
    ])
    const { content: needs } = await memory().needs.load('Commute')
    expect(needs.vertical).toBe('Public transport')
    expect(needs.goals[0]?.executor).toBe('commuters')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a save without a name proposes the core job, which the next save or typing takes up', async () => {
    const { user, address } = openNeeds({ path: '/new/needs-1' })
    await user.type(await field('Core job'), 'Reach a destination  on time/early')
    await user.click(button('Save'))
    const name = await field('Document name')
    expect(name).toHaveValue('Reach a destination on time-early')
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('This is the core job. Save it as the name, or write another.')
    expect(memory().needs.names).toEqual([])
    await user.keyboard('Commute')
    expect(name).toHaveValue('Commute')
    expect(name).not.toHaveAccessibleDescription()
    await user.clear(name)
    await user.click(button('Save'))
    expect(name).toHaveValue('Reach a destination on time-early')
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(address()).toBe('/needs-framework/Reach%20a%20destination%20on%20time-early')
  })

  test('a save without a name or a core job asks for the name', async () => {
    const { user } = openNeeds({ path: '/new/needs-1' })
    await user.type(await field('Vertical'), 'Food')
    await user.click(button('Save'))
    await waitFor(async () => expect(await field('Document name')).toHaveFocus())
    expect(await field('Document name')).toHaveValue('')
    expect(await field('Document name')).toHaveAccessibleDescription(
      expect.stringContaining(ERROR_CATALOGUE['cen/doc-id-empty'].message),
    )
  })

  test('the executor can be written before the core job', async () => {
    const { user } = openNeeds({ path: '/new/needs-1' })
    await user.type(await field('Executor'), 'commuters')
    await user.type(await field('Core job'), 'travel')
    expect(await field('Executor')).toHaveValue('commuters')
    expect(await field('Core job')).toHaveValue('travel')
  })

  test('has the order of a study: tabs, name, and in the bar the export before the shortcuts', async () => {
    openNeeds({ path: '/new/needs-1' })
    const name = await field('Document name')
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    const tabs = screen.getByRole('navigation', { name: 'Views of the needs document' })
    expect(tabs.compareDocumentPosition(name)).toBe(follows)
    expect(button('Export…').compareDocumentPosition(button('Keyboard shortcuts'))).toBe(follows)
  })

  test('on a phone the views are in the bar that stays in view', async () => {
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes('max-width') }) })
    openNeeds({ path: '/new/needs-1' })
    await field('Document name')
    const views = screen.getByRole('navigation', { name: 'Views of the needs document' })
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.parentElement).toContainElement(views)
  })

  test('has the six layers in their order', async () => {
    openNeeds({ path: '/new/needs-1' })
    await field('Core job')
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(NEED_LAYERS.map((each) => NEED_LAYER_TITLES[each])))
  })
})

describe('a stored needs document', () => {
  test('offers its goals in the palette by their text, and leads to them from another view', async () => {
    await storeNeeds('Commute', { related: ['plan the day', ' '] })
    const { host } = openNeeds({ path: '/Commute?view=gaps' })
    await field('Document name')
    const texts = host.pageActions().filter(({ kind }) => kind === 'text')
    expect(texts.map(({ label }) => label)).toEqual(['reach a destination on time', 'plan the day'])
    act(() => texts[1]?.run())
    await waitFor(async () => expect(await field('Goal 1')).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Goal 1' })).toHaveValue('plan the day')
  })

  test('moves focus to the goal that its address names, once, and says if it is gone', async () => {
    await storeNeeds('Commute', { related: ['plan the day'] })
    const { content } = await memory().needs.load('Commute')
    const id = content.goals.find(({ layer: of }) => of === 'related')?.id ?? ''
    const { router, unmount } = openNeeds({ path: `/Commute?statement=${id}` })
    await waitFor(async () => expect(await field('Goal 1')).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Goal 1' })).toHaveValue('plan the day')
    expect(router.state.location.search).toBe('')
    unmount()
    const { host } = openNeeds({ path: '/Commute?statement=gone' })
    await field('Document name')
    await waitFor(() => expect(host.calls.toasts).toEqual(['This goal is no longer in the needs document.']))
  })

  test('opens with all that was written', async () => {
    await storeNeeds('Commute', { outcomes: ['first', 'second'], financial: ['third'] })
    openNeeds({ path: '/Commute' })
    expect(await field('Document name')).toHaveValue('Commute')
    expect(await field('Vertical')).toHaveValue('Public transport')
    expect(await field('Core job')).toHaveValue('reach a destination on time')
    expect(layer('Desired outcomes').getByRole('textbox', { name: 'Goal 2' })).toHaveValue('second')
    expect(layer('Financial outcomes').getByRole('textbox', { name: 'Goal 1' })).toHaveValue('third')
    expect(status()).toHaveTextContent(/^Saved$/)
  })

  test('offers its actions, views and formats in the palette', async () => {
    await storeNeeds('Commute')
    const { host } = openNeeds({ path: '/Commute' })
    await field('Document name')
    const labels = host.pageActions().map(({ label }) => label)
    expect(labels.slice(0, 4)).toEqual(['Save', 'Export…', 'Show Gaps', 'Show Versions'])
    expect(labels).toContain('Export: Print…')
    act(() =>
      host
        .pageActions()
        .find(({ label }) => label === 'Show Gaps')
        ?.run(),
    )
    expect(await screen.findByRole('link', { name: 'Gaps', current: 'page' })).toBeVisible()
  })

  test('that is not there says so, and leads back', async () => {
    openNeeds({ path: '/Nowhere' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the document.')
    expect(screen.getByRole('link', { name: 'All needs documents' })).toHaveAttribute(
      'href',
      '/needs-framework',
    )
  })

  test('a failed save says why, keeps everything and can be tried again', async () => {
    await storeNeeds('Commute', { related: [''] })
    const { user } = openNeeds({ path: '/Commute' })
    await user.type(await field('Goal 1'), 'kept')
    memory().needs.failNext(new StudioError('cen/offline'))
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    await user.click(button('Try again'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(await storedTexts('Commute')).toEqual(['core: reach a destination on time', 'related: kept'])
  })

  test('edits in different goals by two tabs are merged on save', async () => {
    await storeNeeds('Commute', { related: ['mine', 'theirs'] })
    const { user } = openNeeds({ path: '/Commute' })
    await user.type(await field('Goal 1'), ' changed')
    const { header, content: needs } = await memory().needs.load('Commute')
    const goals = needs.goals.map((goal) => (goal.text === 'theirs' ? { ...goal, text: 'by them' } : goal))
    await act(() =>
      memory().needs.save({
        docName: 'Commute',
        content: { ...needs, goals },
        basedOnRevision: header.revision,
      }),
    )
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(await field('Goal 2')).toHaveValue('by them')
    expect(await storedTexts('Commute')).toEqual([
      'core: reach a destination on time',
      'related: mine changed',
      'related: by them',
    ])
  })

  test('one goal changed by two tabs asks which to keep', async () => {
    await storeNeeds('Commute', { related: ['both'] })
    const { user } = openNeeds({ path: '/Commute' })
    await user.type(await field('Goal 1'), ' mine')
    const { header, content: needs } = await memory().needs.load('Commute')
    const goals = needs.goals.map((goal) => (goal.text === 'both' ? { ...goal, text: 'theirs' } : goal))
    await act(() =>
      memory().needs.save({
        docName: 'Commute',
        content: { ...needs, goals },
        basedOnRevision: header.revision,
      }),
    )
    await user.click(button('Save'))
    expect(await screen.findByText(/^This needs document was changed elsewhere/)).toBeInTheDocument()
  })

  test('a draft that was never saved is there again after a reload', async () => {
    await storeNeeds('Commute', { related: [''] })
    const first = openNeeds({ path: '/Commute' })
    await first.user.type(await field('Goal 1'), 'kept on this device')
    first.unmount()
    openNeeds({ path: '/Commute' })
    await waitFor(async () => {
      const restore = screen.queryByRole('button', { name: 'Restore unsaved changes' })
      if (restore) await first.user.click(restore)
      expect(await field('Goal 1')).toHaveValue('kept on this device')
    })
  })

  test('without access it can be read, and nothing on it changes anything', async () => {
    await storeNeeds('Commute', { related: ['plan the day'] })
    const access = createReadable({ unrestricted: false, toolsAdmin: false })
    const { container, host } = openNeeds({ path: '/Commute', access })
    expect(await screen.findByText(/^Without a membership you can read, search and export/)).toBeVisible()
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
    const names = screen
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    expect(
      names.filter((name) => !/^(Export…$|Keyboard shortcuts|Details|Collapse )/.test(name ?? '')),
    ).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
    expect(host.calls.modals).toEqual([])
  })
})
