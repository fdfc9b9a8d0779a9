import type { Page } from '@playwright/test'
import { answerRequests } from '../../../support/answerRequests.ts'
import { breakCalls, isCall } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const ADMIN = `${SHELL_URL}/sia-admin`
const STATUS = { service: 'functions', path: /readModelStatus$/ } as const
const TEST = { service: 'functions', path: /testModel$/ } as const
const TESTED = { detail: '', callsTools: true, milliseconds: 1_240, tokens: { input: 40, output: 8 } }

const CONFIGURED = {
  model: {
    kind: 'openai',
    address: `https://model.example/${'a-long-path/'.repeat(8)}v1`,
    name: 'a-model',
    hasKey: true,
    seconds: 40,
  },
  wrong: [],
  isModerated: true,
  versions: { coach: '2.0.0', judge: '1.0.0' },
  limits: { coach: { member: 200, total: 20_000 }, judge: { member: 1_000, total: 20_000 } },
  days: [
    {
      day: '2026-11-28',
      coach: {
        asked: 1_204,
        input: 901_000,
        output: 80_200,
        without: [{ reason: 'rateLimited', count: 12 }],
      },
      judge: { asked: 310, input: 40_000, output: 9_000, without: [{ reason: 'budgetSpent', count: 3 }] },
    },
  ],
}

/** Answers a call in place of the functions, because no model is configured in tests. */
const answerCall = (page: Page, call: typeof STATUS | typeof TEST, result: unknown) =>
  answerRequests(
    page.context(),
    (url) => isCall(call, url),
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { result } }),
  )

async function testConnection(page: Page, result: unknown) {
  const answered = await answerCall(page, TEST, result)
  await page.getByRole('button', { name: 'Test connection' }).click()
  return answered
}

/** The page about the language model, as a tools admin sees it. */
export const languageModel: readonly UiState[] = [
  {
    name: 'no language model',
    reach: (page) => page.goto(ADMIN),
    shows: (page) => page.getByText('No language model is configured.'),
  },
  {
    name: 'settings that could not be read',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', STATUS)
      await page.reload()
      return broken
    },
    shows: (page) => page.getByText('The settings could not be read.'),
  },
  {
    name: 'a model that is used',
    reach: async (page) => {
      const answered = await answerCall(page, STATUS, CONFIGURED)
      await page.reload()
      return answered
    },
    shows: (page) => page.getByRole('heading', { name: 'Why it went on without the model' }),
  },
  {
    name: 'a connection that works',
    reach: (page) => testConnection(page, { ...TESTED, problem: null }),
    shows: (page) => page.getByText('It works'),
  },
  {
    name: 'a connection that is refused',
    reach: (page) => testConnection(page, { ...TESTED, problem: 'keyRefused', detail: 'status 401' }),
    shows: (page) => page.getByText('Key refused.'),
  },
]
