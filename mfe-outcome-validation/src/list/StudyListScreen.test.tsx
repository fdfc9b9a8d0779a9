import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import type { Severity } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const choose = async (user: ReturnType<typeof openStudio>['user'], study: string, choice: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${study}` }))
  await user.click(screen.getByRole('menuitem', { name: choice }))
}

describe('the list of studies', () => {
  test('explains what a study is if there is none', async () => {
    const { container } = openStudio()
    expect(await screen.findByRole('heading', { name: 'No studies yet' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Outcome Validation' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('deletes the versions of studies deleted long ago, and ignores a failure', async () => {
    await storeStudy('Commute')
    memory().studies.failNext(new StudioError('cen/offline'), 'forgetRemoved')
    const { host, unmount } = openStudio()
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
    await waitFor(() => expect(host.calls.reports).toHaveLength(1))
    expect(memory().studies.forgotten).toBe(0)
    unmount()
    openStudio()
    await waitFor(() => expect(memory().studies.forgotten).toBe(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows that it loads, then each study with its counts as a link', async () => {
    await storeStudy('Commute', [['one', 'two'], ['three']])
    const release = memory().studies.hold()
    const { user, address, container } = openStudio()
    expect(await screen.findByText('Loading your studies')).toBeInTheDocument()
    release()
    const link = await screen.findByRole('link', { name: 'Commute' })
    expect(link.closest('li')).toHaveTextContent(
      /^Commute2 job steps3 outcome statementsNot checked yetNot ratedSaved (just now|.* ago)$/,
    )
    expect(await axe(container)).toHaveNoViolations()
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/outcome-validation/Commute'))
  })

  test('shows why loading failed, and retries', async () => {
    await storeStudy('Commute')
    memory().studies.failNext(new StudioError('cen/offline'), 'list')
    const { user } = openStudio()
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('New study opens an unsaved study with focus on its name', async () => {
    const { user, address } = openStudio()
    await user.click(await screen.findByRole('button', { name: 'New study' }))
    expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveFocus()
    expect(address()).toMatch(/^\/outcome-validation\/new\/[0-9a-f-]{36}$/)
    expect(memory().studies.names).toEqual([])
  })

  test('a study named "new" opens like any other', async () => {
    await storeStudy('new')
    const { user } = openStudio()
    await user.click(await screen.findByRole('link', { name: 'new' }))
    expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveValue('new')
  })

  describe('with several', () => {
    const NAMES = ['Commute', 'Garden', 'Teeth', 'Wound', 'Crop', 'Code', 'Café'] as const
    const shown = () =>
      within(screen.getByRole('list', { name: 'Studies' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    const field = () => screen.findByRole('searchbox', { name: 'Find a study' })
    beforeEach(async () => {
      for (const name of NAMES) await storeStudy(name, name === 'Garden' ? [['one', 'two']] : [])
    })

    test('is filtered while typing, ignoring accents, and shows the count', async () => {
      const { user, container, router } = openStudio()
      await user.type(await field(), 'CAFE')
      expect(shown()).toEqual(['Café'])
      expect(screen.getByRole('status')).toHaveTextContent('1 of 7 studies')
      await user.type(await field(), 'xyz')
      expect(screen.getByRole('status')).toHaveTextContent('No study’s name contains “CAFExyz”.')
      expect(screen.queryByRole('list', { name: 'Studies' })).not.toBeInTheDocument()
      await waitFor(() => expect(router.state.location.search).toBe('?q=CAFExyz'))
      expect(await axe(container)).toHaveNoViolations()
      await user.click(screen.getByRole('button', { name: 'Show all studies' }))
      expect(await field()).toHaveFocus()
      expect(shown()).toHaveLength(7)
      await user.keyboard('xyz{Escape}')
      expect(await field()).toHaveValue('')
      expect(await field()).toHaveFocus()
      expect(screen.getByRole('status')).toHaveTextContent('7 studies')
      expect(shown()).toHaveLength(7)
    })

    test('"/" focuses the search from the page, and is a letter in a field', async () => {
      const { user } = openStudio()
      await field()
      await user.keyboard('/')
      expect(await field()).toHaveFocus()
      expect(await field()).toHaveValue('')
      await user.keyboard('a/b')
      expect(await field()).toHaveValue('a/b')
      await user.keyboard('{Escape}')
      await choose(user, 'Commute', 'Rename')
      await user.keyboard('/')
      expect(screen.getByRole('textbox', { name: 'New name' })).toHaveFocus()
      expect(screen.getByRole('textbox', { name: 'New name' })).toHaveValue('Commute/')
    })

    test('is sorted by last save, name or number of statements', async () => {
      const { user } = openStudio()
      await field()
      const sort = screen.getByRole('combobox', { name: 'Sort by' })
      expect(shown()[0]).toBe('Café')
      await user.selectOptions(sort, 'Name')
      expect(shown()).toEqual(['Café', 'Code', 'Commute', 'Crop', 'Garden', 'Teeth', 'Wound'])
      await user.selectOptions(sort, 'Most statements')
      expect(shown().slice(0, 2)).toEqual(['Garden', 'Café'])
      await user.selectOptions(sort, 'Last saved')
      expect(shown()[0]).toBe('Café')
    })

    test('stores search and order in the address as one history entry', async () => {
      const { user, router } = openStudio()
      await user.type(await field(), 'co de')
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
      await waitFor(() => expect(router.state.location.search).toBe('?q=co+de&sort=name'))
      expect(router.state.historyAction).toBe('REPLACE')
      await user.clear(await field())
      await waitFor(() => expect(router.state.location.search).toBe('?sort=name'))
    })

    test('text typed before the address is updated stays', async () => {
      const late: (() => void)[] = []
      const { user, router } = openStudio({
        navigate: (to) => void late.push(() => void router.navigate(to, { replace: true })),
      })
      await user.type(await field(), 'c')
      await waitFor(() => expect(late).toHaveLength(1))
      await user.type(await field(), 'o')
      await waitFor(() => expect(late).toHaveLength(2))
      await user.type(await field(), 'd')
      for (const follow of late.splice(0)) await act(async () => follow())
      expect(await field()).toHaveValue('cod')
      expect(shown()).toEqual(['Code'])
      await waitFor(() => expect(late).toHaveLength(1))
    })

    test('opens as a shared address describes, and follows back and forward', async () => {
      const { router } = openStudio({ path: '?q=co&sort=name' })
      expect(await field()).toHaveValue('co')
      expect(shown()).toEqual(['Code', 'Commute'])
      await act(() => router.navigate('/outcome-validation?q=crop'))
      await waitFor(() => expect(shown()).toEqual(['Crop']))
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('saved')
      await act(() => router.navigate(-1))
      await waitFor(() => expect(shown()).toEqual(['Code', 'Commute']))
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
    })

    test('stores the search in the address when the member leaves before the pause ends', async () => {
      const { user, router } = openStudio()
      await user.type(await field(), 'crop')
      await user.click(screen.getByRole('link', { name: 'Crop' }))
      await screen.findByRole('textbox', { name: 'Study name' })
      await act(() => router.navigate(-1))
      expect(await field()).toHaveValue('crop')
      expect(shown()).toEqual(['Crop'])
    })
  })

  test('shows the result of the last check, and that a study was never checked', async () => {
    const checked = async (name: string, severities: readonly Severity[]) => {
      const study = exampleStudy(name)
      const remarks = severities.map((severity) => ({
        ruleId: 'J1',
        severity,
        message: '',
        span: null,
        suggestion: null,
        source: 'lexer' as const,
      }))
      const jtbd = { ...study.jtbd, remarks, verLexer: '1.0.0' }
      await memory().studies.save({ docName: name, content: { ...study, jtbd }, basedOnRevision: null })
    }
    await checked('Poor', ['error', 'error', 'error', 'warning', 'hint'])
    await checked('Clean', [])
    await storeStudy('Unchecked')
    const { container } = openStudio()
    const item = async (name: string) => (await screen.findByRole('link', { name })).closest('li')
    expect(await item('Poor')).toHaveTextContent('Last check: 3 errors, 1 warning')
    expect(await item('Clean')).toHaveTextContent('Last check: No remarks')
    expect(await item('Unchecked')).toHaveTextContent('Not checked yet')
    expect(await item('Unchecked')).not.toHaveTextContent('Last check')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('shows how many statements are rated, once there are some', async () => {
    const study = exampleStudy('Rated', [['one', 'two', 'three']])
    const rating = { importance: 8, satisfaction: 3 }
    const jobSteps = study.jobSteps.map((step) => ({
      ...step,
      outcomeStatements: step.outcomeStatements.map((statement, at) =>
        at < 2 ? { ...statement, rating } : statement,
      ),
    }))
    await memory().studies.save({ docName: 'Rated', content: { ...study, jobSteps }, basedOnRevision: null })
    await storeStudy('Garden', [['one']])
    openStudio()
    const item = async (name: string) => (await screen.findByRole('link', { name })).closest('li')
    expect(await item('Rated')).toHaveTextContent('2 of 3 rated')
    expect(await item('Garden')).toHaveTextContent('Not rated')
  })

  test('renames, and shows why a name is refused', async () => {
    await storeStudy('Commute')
    await storeStudy('Garden')
    const { user, host } = openStudio()
    await choose(user, 'Commute', 'Rename')
    const field = screen.getByRole('textbox', { name: 'New name' })
    await user.clear(field)
    await user.type(field, 'a/b')
    expect(field).toHaveAccessibleDescription(ERROR_CATALOGUE['cen/doc-id-contains-slash'].message)
    await user.clear(field)
    await user.type(field, 'Garden{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(ERROR_CATALOGUE['cen/doc-already-exists'].message),
    )
    await user.clear(field)
    await user.type(field, 'Travel{Enter}')
    expect(await screen.findByRole('link', { name: 'Travel' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Commute' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Travel' })).toHaveFocus())
    expect(host.calls.toasts).toEqual(['Renamed to “Travel”.'])
  })

  test.each(['Rename', 'Make a copy'])(
    '%s, asked twice at once, is done once; offline, it can be tried again',
    async (choice) => {
      await storeStudy('Commute')
      const { user, host } = openStudio()
      await choose(user, 'Commute', choice)
      const field = screen.getByRole('textbox')
      await user.clear(field)
      await user.type(field, 'Travel')
      memory().studies.failNext(new StudioError('cen/offline'), choice === 'Rename' ? 'rename' : 'copy')
      await user.keyboard('{Enter}')
      await waitFor(() => expect(host.calls.errors).toHaveLength(1))
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(ERROR_CATALOGUE['cen/offline'].message),
      )
      expect(field).toHaveValue('Travel')
      const release = memory().studies.hold()
      await user.keyboard('{Enter}{Enter}')
      expect(screen.getByRole('button', { name: choice })).toHaveAttribute('aria-disabled', 'true')
      release()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(host.calls.errors).toHaveLength(1)
      expect(memory().studies.names).toEqual(choice === 'Rename' ? ['Travel'] : ['Commute', 'Travel'])
    },
  )

  test('copies under a new name', async () => {
    await storeStudy('Commute')
    const { user } = openStudio()
    await choose(user, 'Commute', 'Make a copy')
    expect(screen.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Commute copy')
    await user.click(screen.getByRole('button', { name: 'Make a copy' }))
    expect(await screen.findByRole('link', { name: 'Commute copy' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
    await choose(user, 'Commute', 'Make a copy')
    expect(screen.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Commute copy 2')
  })

  test('deletes at once, and restores', async () => {
    const header = await storeStudy('Commute', [['kept']])
    const { user } = openStudio()
    await choose(user, 'Commute', 'Delete')
    expect(await screen.findByRole('note')).toHaveTextContent('“Commute” was deleted.')
    expect(screen.queryByRole('link', { name: 'Commute' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Commute' })).toHaveFocus())
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
    expect((await memory().studies.load('Commute')).header).toEqual(header)
    expect(
      (await memory().studies.load('Commute')).content.jobSteps[0]?.outcomeStatements[0]?.userInput,
    ).toBe('kept')
  })

  test('each of several deleted studies can be restored, and focus moves on after a dismissal', async () => {
    for (const name of ['Commute', 'Garden', 'Teeth']) await storeStudy(name)
    const { user } = openStudio()
    await choose(user, 'Commute', 'Delete')
    await screen.findByText('“Commute” was deleted.', { ignore: '[aria-live]' })
    await choose(user, 'Garden', 'Delete')
    await waitFor(() => expect(screen.getAllByRole('note')).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    expect(screen.getByRole('note')).toHaveTextContent('“Commute” was deleted.')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
    expect(memory().studies.names).toEqual(['Teeth', 'Commute'])
  })

  test('a slow deletion is shown, and a second request is ignored', async () => {
    await storeStudy('Commute')
    const { user, host } = openStudio()
    await screen.findByRole('link', { name: 'Commute' })
    const release = memory().studies.hold()
    const remove = jest.spyOn(memory().studies, 'remove')
    await choose(user, 'Commute', 'Delete')
    expect(await screen.findByText('Deleting…')).toBeInTheDocument()
    await choose(user, 'Commute', 'Delete')
    release()
    expect(await screen.findByRole('note')).toHaveTextContent('“Commute” was deleted.')
    expect(remove).toHaveBeenCalledTimes(1)
    expect(host.calls.errors).toEqual([])
  })

  test('a study whose name was taken in the meantime is restored under another', async () => {
    await storeStudy('Commute', [['mine']])
    const { user, host } = openStudio()
    await choose(user, 'Commute', 'Delete')
    await screen.findByRole('note')
    await act(async () => {
      await memory().studies.save({
        docName: 'Commute',
        content: exampleStudy('Other'),
        basedOnRevision: null,
      })
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Commute 2' })).toBeInTheDocument()
    expect(host.calls.toasts).toEqual([
      'The name “Commute” is taken by now, so the study is back as “Commute 2”.',
    ])
    expect((await memory().studies.load('Commute 2')).content).toEqual(exampleStudy('Commute', [['mine']]))
  })

  test('a failed undo can be retried', async () => {
    await storeStudy('Commute')
    const { user, host } = openStudio()
    await choose(user, 'Commute', 'Delete')
    await screen.findByRole('note')
    memory().studies.failNext(new StudioError('cen/offline'), 'restore')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(host.calls.errors).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })

  test('unsaved changes to a deleted study are labeled as such', async () => {
    await storeStudy('Commute')
    const editor = openStudio({ path: '/Commute' })
    await editor.user.type(await screen.findByRole('textbox', { name: 'Job executor' }), '!')
    editor.unmount()
    const before = openStudio()
    expect(await screen.findByText('Unsaved changes on this device')).toBeInTheDocument()
    await choose(before.user, 'Commute', 'Delete')
    expect(await screen.findByText(/“Commute” was deleted, but unsaved changes to it/)).toBeInTheDocument()
  })

  test('a failed deletion leaves the study, and shows the reason', async () => {
    await storeStudy('Commute')
    memory().studies.failNext(new StudioError('cen/offline'), 'remove')
    const { user, host } = openStudio()
    await choose(user, 'Commute', 'Delete')
    await waitFor(() => expect(host.calls.errors).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })

  test('a member without access reads everything, and is asked for membership to create or change', async () => {
    await storeStudy('Commute')
    const { user, host, address } = openStudio({
      access: createReadable({ unrestricted: false, toolsAdmin: false }),
    })
    expect(
      await screen.findByText(/^Without a membership you can open, read, search and export/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/auth/plan')
    await user.click(await screen.findByRole('button', { name: 'New study' }))
    await choose(user, 'Commute', 'Delete')
    expect(host.calls.modals).toEqual(['membershipRequired', 'membershipRequired'])
    expect(address()).toBe('/outcome-validation')
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })
})
