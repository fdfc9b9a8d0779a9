import { memory } from '@outcome-studio/shared/data/testing'
import { waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { isAccepted, openPumps, press, storePumps } from '../testing/openPumps.ts'
import { ask, card, proposal } from '../testing/proposing.ts'

beforeEach(storePumps)

const steps = async () => (await memory().studies.load('Pumps')).content.jobSteps

test('a job step gets another category, and its own again', async () => {
  const view = openPumps()
  await ask(
    view,
    proposal('category', {
      ...{ kind: 'setCategory', stepId: 'install', fromCategory: 'Execute', category: 'Confirm' },
      text: 'Install the part',
    }),
  )
  const category = async () => (await steps())[1]?.category
  const before = await category()
  expect((await card(0)).getByText('Category Confirm instead of Execute')).toBeVisible()
  expect((await card(0)).queryByRole('button', { name: 'Edit' })).toBeNull()
  await press(view, 'Accept')
  await isAccepted()
  await waitFor(async () => expect(await category()).toBe('Confirm'))
  await press(view, 'Undo')
  await waitFor(async () => expect(await category()).toBe(before))
})

test('a job step is removed with its statements, and comes back', async () => {
  const view = openPumps()
  await ask(
    view,
    proposal('removal', { kind: 'removeStep', stepId: 'order', text: 'Order the part', statements: [] }),
  )
  const removal = await card(0)
  expect(removal.getByText('Remove job step with 1 outcome statement')).toBeVisible()
  expect(removal.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(await axe(view.container)).toHaveNoViolations()
  const before = await steps()
  await press(view, 'Accept')
  await isAccepted()
  await waitFor(async () => expect(await steps()).toEqual(before.slice(1)))
  await press(view, 'Undo')
  await waitFor(async () => expect(await steps()).toEqual(before))
  expect((await card(0)).getByRole('button', { name: 'Accept' })).toBeVisible()
})
