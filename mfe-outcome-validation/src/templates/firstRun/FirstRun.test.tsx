import { resetMemory } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const card = (name: string | RegExp) => screen.findByRole('region', { name })
const button = async (name: string) => screen.findByRole('button', { name })
const first = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Outcome statement 1.1' }).value

test('a new member fixes a statement of the example, rates it and sees it move', async () => {
  const { user, container, router } = openStudio({ path: '/example/evening-meal' })
  await card('New here? Try it on this example')
  const before = first()
  await user.click(await button('Start'))
  const fix = within(await card('Fix a statement'))
  expect(screen.getByRole('heading', { name: 'Fix a statement' })).toHaveFocus()
  const text = fix.getByRole('textbox', { name: 'Statement' })
  expect(text).toHaveValue(
    'Reduce the time it takes to decide which dish to serve when the day leaves little time',
  )
  expect(fix.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await user.click(await fix.findByRole('button', { name: 'Use "Minimize"' }))
  expect(await fix.findByText(/^Nothing to fix/)).toBeVisible()
  expect(first()).toBe(before)
  expect(await axe(container)).toHaveNoViolations()
  await user.click(fix.getByRole('button', { name: 'Next' }))
  const rate = within(await card('Rate it'))
  expect(rate.getByText(/^1\.1 Minimize the time it takes to decide which dish/)).toBeVisible()
  expect(rate.getByRole('combobox', { name: 'Importance' })).toHaveDisplayValue('7.8')
  await user.selectOptions(rate.getByRole('combobox', { name: 'Importance' }), '9')
  await user.selectOptions(rate.getByRole('combobox', { name: 'Satisfaction' }), '2')
  expect(rate.getByRole('status')).toHaveTextContent('Opportunity 16.0: extreme opportunity')
  await user.click(rate.getByRole('button', { name: 'See it in the landscape' }))
  const move = within(await card('See it move'))
  expect(router.state.location.search).toBe('?view=needs')
  expect(await screen.findByRole('heading', { name: 'Opportunity landscape' })).toBeVisible()
  expect(move.getByRole('status')).toHaveTextContent('Opportunity 16.0: extreme opportunity, before 9.8')
  await user.click(move.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'See it move' })).not.toBeInTheDocument())
})

test('goes back a step without losing what was done in it', async () => {
  const { user, router } = openStudio({ path: '/example/evening-meal' })
  await card(/^New here/)
  await user.click(await button('Start'))
  const fix = within(await card('Fix a statement'))
  expect(fix.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible()
  expect(fix.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await user.click(await fix.findByRole('button', { name: 'Use "Minimize"' }))
  const fixed = first()
  await user.click(await fix.findByRole('button', { name: 'Next' }))
  await user.click(within(await card('Rate it')).getByRole('button', { name: 'Back' }))
  expect(first()).toBe(fixed)
  await user.click(await within(await card('Fix a statement')).findByRole('button', { name: 'Next' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Importance' }), '9')
  await user.click(await button('See it in the landscape'))
  await user.click(within(await card('See it move')).getByRole('button', { name: 'Back' }))
  const rate = within(await card('Rate it'))
  expect(rate.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeVisible()
  expect(rate.getByRole('combobox', { name: 'Importance' })).toHaveDisplayValue('9')
  expect(router.state.location.search).toBe('')
})

test('skipped in the middle, it leaves the example as it was', async () => {
  const { user } = openStudio({ path: '/example/evening-meal' })
  await card(/^New here/)
  const before = first()
  await user.click(await button('Start'))
  await waitFor(() => expect(first()).not.toBe(before))
  await user.click(await button('Skip all steps'))
  expect(first()).toBe(before)
  expect(screen.queryByText(/of 3$/)).not.toBeInTheDocument()
})

test('a step that is skipped goes on with the statement as it was', async () => {
  const { user } = openStudio({ path: '/example/evening-meal' })
  await card(/^New here/)
  const before = first()
  await user.click(await button('Start'))
  const fix = within(await card('Fix a statement'))
  await user.clear(fix.getByRole('textbox', { name: 'Statement' }))
  expect(await fix.findByText('Write what people want less or more of.')).toBeVisible()
  await user.click(fix.getByRole('button', { name: 'Skip this step' }))
  expect(await card('Rate it')).toBeVisible()
  expect(first()).toBe(before)
})

test('while the path is offered, its button is the only primary one', async () => {
  const { host } = openStudio({ path: '/example/evening-meal' })
  await card(/^New here/)
  expect(await button('Start')).toHaveAttribute('data-tone', 'primary')
  expect(await button('Use this')).toHaveAttribute('data-tone', 'secondary')
  act(() => host.member.set(testMember({ hasDoneFirstRun: true })))
  await waitFor(async () => expect(await button('Use this')).toHaveAttribute('data-tone', 'primary'))
})

test('a member who has done it, or opens a template, is not asked', async () => {
  const { host, router } = openStudio({ path: '/example/evening-meal' })
  await card(/^New here/)
  act(() => host.member.set(testMember({ hasDoneFirstRun: true })))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^New here/ })).not.toBeInTheDocument())
  act(() => host.member.set(testMember({})))
  await act(() => router.navigate('/outcome-validation/example/job-map'))
  await screen.findByRole('heading', { level: 1, name: 'Job map' })
  expect(screen.queryByRole('region', { name: /^New here/ })).not.toBeInTheDocument()
})
