import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import type { FilterSegment } from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor } from '@testing-library/react'
import { openSegments } from '../../testing/openSegments.ts'
import { saveElsewhere } from '../../testing/saveElsewhere.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const filter = (name: string): FilterSegment => ({
  kind: 'filter',
  uuid: name,
  name,
  conditions: [{ screener: 'Region', answers: [name] }],
})
const button = (name: string) => screen.findByRole('button', { name })
const storedSegments = async () => (await memory().studies.load('Saw')).content.segments

test('two edits before the screen is updated are both made', async () => {
  await openSegments({ segments: [filter('North'), filter('South')] })
  const [north, south] = [await button('Remove North'), await button('Remove South')]
  act(() => {
    north.click()
    south.click()
  })
  expect(screen.queryByRole('row', { name: /^(North|South)/ })).not.toBeInTheDocument()
})

test('a filter that is changed here keeps what was saved elsewhere while its dialog was open', async () => {
  const { user } = await openSegments({ segments: [filter('North')] })
  await user.click(await button('Change the filter North'))
  await saveElsewhere('Saw', (study) => ({
    ...study,
    segments: [{ ...filter('North'), name: 'Up north' }, filter('South')],
  }))
  await user.click(screen.getByRole('checkbox', { name: /^South \(/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await button('Save'))
  await waitFor(async () =>
    expect(await storedSegments()).toEqual([
      {
        ...filter('North'),
        name: 'Up north',
        conditions: [{ screener: 'Region', answers: ['North', 'South'] }],
      },
      filter('South'),
    ]),
  )
})

test('a filter that was removed elsewhere while its dialog was open is stored as it is saved here', async () => {
  const { user } = await openSegments({ segments: [filter('North'), filter('South')] })
  await user.click(await button('Change the filter North'))
  await saveElsewhere('Saw', (study) => ({ ...study, segments: [filter('South')] }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await button('Save'))
  await waitFor(async () => expect(await storedSegments()).toEqual([filter('South'), filter('North')]))
})
