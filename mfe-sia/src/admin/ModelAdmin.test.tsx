import type { ModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import type { ModelTest } from '@outcome-studio/shared/callables/testModel'
import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { MODEL_PROBLEM_KINDS, MODEL_PROBLEMS } from '@outcome-studio/shared/domain/languageModel'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openModelAdmin } from '../testing/openModelAdmin.tsx'

const NONE = { asked: 0, input: 0, output: 0, without: [] } as const
const CONFIGURED: ModelStatus = {
  model: {
    kind: 'anthropic',
    address: 'https://model.test/v1',
    name: 'a-model',
    hasKey: true,
    seconds: 40,
  },
  wrong: [],
  isModerated: false,
  versions: { coach: '2.0.0', judge: '1.0.0' },
  limits: { coach: { member: 200, total: 20_000 }, judge: { member: 1_000, total: 20_000 } },
  days: [
    {
      day: '2026-11-28',
      coach: { asked: 12, input: 9_000, output: 1_200, without: [{ reason: 'rateLimited', count: 2 }] },
      judge: { asked: 3, input: 400, output: 50, without: [{ reason: 'rateLimited', count: 1 }] },
    },
    { day: '2026-11-27', coach: NONE, judge: NONE },
  ],
}
const WORKS: ModelTest = {
  problem: null,
  detail: '',
  callsTools: true,
  milliseconds: 1_240,
  tokens: { input: 1, output: 1 },
}

beforeEach(() => resetMemory())
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

const opened = () => screen.findByRole('heading', { name: 'Who answers' })
const testConnection = { name: 'Test connection' }

test('shows which model answers, its limits and its use, without a violation of accessibility', async () => {
  memory().model.status = async () => CONFIGURED
  const { container } = openModelAdmin()
  await opened()
  expect(screen.getByText('Anthropic')).toBeVisible()
  expect(screen.getByText('a-model')).toBeVisible()
  expect(screen.getByText('200 for a member, 20,000 for all')).toBeVisible()
  const day = screen.getByText('Sat 28 Nov').closest('li')
  expect(day).toHaveTextContent('12 answers, 2 without the model')
  expect(day).toHaveTextContent('3 prompts, 1 failed')
  expect(day).toHaveTextContent('10,650 tokens')
  expect(screen.queryByText(/27 Nov/)).not.toBeInTheDocument()
  const reasons = within(screen.getByRole('region', { name: 'Why it went on without the model' }))
  expect(reasons.getByText('Too many requests')).toBeVisible()
  expect(reasons.getByText('2 answers, 1 prompt')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a wide window has a table of the days', async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  memory().model.status = async () => CONFIGURED
  const { container } = openModelAdmin()
  await opened()
  const row = within(screen.getByRole('row', { name: /28 Nov/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '12',
    '2',
    '3',
    '1',
    '10,650',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('without a model it says so, and offers no test', async () => {
  memory().model.status = async () => ({ ...CONFIGURED, model: null, days: [] })
  const { container } = openModelAdmin()
  await opened()
  expect(screen.getByText(/No language model is configured/)).toBeVisible()
  expect(screen.getByText('The built-in coach')).toBeVisible()
  expect(screen.getByText(/^Nothing yet/)).toBeVisible()
  expect(screen.queryByRole('button', testConnection)).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('settings that cannot be used are named', async () => {
  memory().model.status = async () => ({ ...CONFIGURED, model: null, wrong: ['JUDGE_URL', 'JUDGE_MODEL'] })
  openModelAdmin()
  expect(await screen.findByText(/Correct JUDGE_URL and JUDGE_MODEL/)).toBeVisible()
})

test('the connection is tested, and the result announced', async () => {
  memory().model.status = async () => CONFIGURED
  memory().model.test = async () => WORKS
  const { user } = openModelAdmin()
  await user.click(await screen.findByRole('button', testConnection))
  expect(await screen.findByText(/^It works: the model answered in 1.2 s and calls tools/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('It works')
})

test('a model that calls no tools is told apart', async () => {
  memory().model.status = async () => CONFIGURED
  memory().model.test = async () => ({ ...WORKS, callsTools: false })
  const { user } = openModelAdmin()
  await user.click(await screen.findByRole('button', testConnection))
  expect(await screen.findByText(/Sia needs a model that supports tools/)).toBeVisible()
})

test.each(MODEL_PROBLEM_KINDS)('the problem %s has a name and advice', async (problem) => {
  memory().model.status = async () => CONFIGURED
  memory().model.test = async () => ({ ...WORKS, problem, detail: 'status 400', callsTools: false })
  const { user } = openModelAdmin()
  await user.click(await screen.findByRole('button', testConnection))
  const { title, advice } = MODEL_PROBLEMS[problem]
  expect(await screen.findByText(`${title}.`)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(`${title}. ${advice} (status 400)`)
})

test('a failed read can be retried, and so can a failed test', async () => {
  memory().model.status = async () => {
    throw new StudioError('cen/offline')
  }
  const { user, container } = openModelAdmin()
  expect(await screen.findByText(/The settings could not be read/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  memory().model.status = async () => CONFIGURED
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await opened()
  memory().model.test = async () => {
    throw new StudioError('cen/offline')
  }
  await user.click(screen.getByRole('button', testConnection))
  expect(await screen.findByText(/The test did not run/)).toBeVisible()
})

test('a pending read is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<ModelStatus>()
  memory().model.status = () => promise
  openModelAdmin()
  expect(await screen.findByText('Loading the settings of the model')).toBeInTheDocument()
  resolve(CONFIGURED)
  await opened()
})

test('others than tools admins are sent home, and nothing is asked for', async () => {
  const status = jest.fn(async () => CONFIGURED)
  memory().model.status = status
  openModelAdmin({ isToolsAdmin: false })
  expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeVisible()
  expect(status).not.toHaveBeenCalled()
})
