import {
  fakeCalls,
  fakeStatements,
  fakeStudies,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { type SearchedDocument, type StudyHeader, studyUuid } from '@outcome-studio/shared/domain/study'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const header = (docName: string): StudyHeader => ({
  docName,
  uuid: studyUuid(docName),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  schemaVersion: 1,
  counts: { jobSteps: 0, outcomeStatements: 0 },
})
const searched = (docName: string, texts: readonly string[]): SearchedDocument => ({
  kind: 'study',
  docName,
  uuid: studyUuid(docName),
  texts: texts.map((text, at) => ({ uuid: `${docName}-${at}`, text })),
})
const state = { isReading: false, all: 2, unread: 0, failed: 0, error: null }
const UNREAD = { ...state, unread: 2, searched: [] }
const READ = {
  ...state,
  searched: [
    searched('Commute', ['minimize the time to find a seat']),
    searched('Garden', ['minimize the harvest']),
  ],
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const status = () => within(screen.getByRole('dialog')).getByRole('status')

async function type(words: string) {
  fakeStudies.set({
    data: ['Commute', 'Garden'].map(header),
    error: null,
    isPending: false,
    refetch: () => {},
  })
  signedIn(testMember())
  const shown = renderShell('/', { features: { load: exposing(() => null) } })
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Search or jump to' })
  await userEvent.keyboard(words)
  return shown
}

test('statements are searched by a further key press, and opening one leads to its row', async () => {
  fakeStatements.set(UNREAD)
  const { router, container } = await type('find seat')
  expect(options()).toEqual(['Search the statements of your documents'])
  expect(screen.getByText('Nothing found for “find seat”.')).toBeVisible()
  expect(status()).toHaveTextContent('0 results')
  fakeCalls.readStatements.mockImplementation(() =>
    fakeStatements.set({ ...UNREAD, unread: 0, isReading: true }),
  )
  await userEvent.keyboard('{Enter}')
  expect(status()).toHaveTextContent('Reading the statements of your documents…')
  expect(screen.getByRole('combobox')).toHaveFocus()
  act(() => fakeStatements.set(READ))
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(
    'minimize the time to find a seat in Commute',
  )
  expect(status()).toHaveTextContent('1 result')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/outcome-validation/Commute',
      search: '?statement=Commute-0',
    }),
  )
})

test('a goal of a needs document is found as a statement is, and opening it leads to the goal', async () => {
  fakeStatements.set({
    ...READ,
    searched: [{ ...searched('Moving', ['find a seat to rest']), kind: 'needs' }],
  })
  const { router } = await type('find seat')
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('find a seat to rest in Moving')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/needs-framework/Moving',
      search: '?statement=Moving-0',
    }),
  )
})

test('documents that could not be read are counted, and read again; what was read is found', async () => {
  fakeStatements.set({ ...READ, failed: 1, error: new StudioError('cen/offline') })
  await type('minimize')
  expect(options()).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveTextContent(
    `The statements of 1 document could not be read. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(fakeCalls.retryStatements).toHaveBeenCalledTimes(1)
})

test('of many statements the first are listed, which is said', async () => {
  const texts = Array.from({ length: 30 }, (_none, at) => `minimize number ${at}`)
  fakeStatements.set({ ...state, unread: 1, searched: [searched('Commute', texts)] })
  await type('minimize')
  expect(options()).toHaveLength(21)
  expect(options().at(-1)).toBe('Search the statements of 1 more document')
  expect(status()).toHaveTextContent('20 results. Of 30 statements, the first 20 are listed')
})
